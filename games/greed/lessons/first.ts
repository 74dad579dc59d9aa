import type { Lesson } from '@gilt/engine/lesson';

/** The first game of Greed: its last four rounds, in one go. */
export const first: Lesson = {
  terms: ['thug', 'holding', 'icon', 'marker', 'need'],
  steps: [
    {
      title: 'Take one, pass the rest on',
      words:
        'Everybody secretly takes a card and hands the other cards to the left. Take the one that brings $10,000 at once.',
      plan: 'What you leave goes to Ben.',
      clauses: ['GR-04'],
      lit: 'stage',
      position: [
        'game: greed',
        'players: Ada Ben Cleo',
        'round: 9',
        'Ada: cash 10k, display 64, hand 23 30, pile 22 32 63 79',
        'Ben: cash 40k, display 11+3, hand 70 76, pile 62 45 9 37',
        'Cleo: cash 50k, hand 68 72, pile 46 8 18 60',
        'at: round.takeCard',
      ].join('\n'),
      good: ['22'],
      others: ['Ben 62, Cleo 46'],
      comes: ['Ada takes 22'],
      done: 'Dickie is in your hand. The other three cards are on their way to Ben.',
      wrong: {
        '32': 'Smuggling asks for a car and a bottle, and you have only a car. Without both it is thrown away.',
        '63': 'Next turn Syd spares you all costs, but he brings no money. Dickie brings $10,000 at once.',
        '79': 'Vandalism hurts the others next turn, but it brings you no money. Dickie brings $10,000 at once.',
      },
    },
    {
      title: 'Thugs bring money and stay',
      words:
        'All choose a card in secret and turn it up together. Play Dickie, a *thug*: he brings money and stays with you.',
      plan: 'Ben and Cleo will not get in your way.',
      clauses: ['GR-12', 'GR-05'],
      lit: 'hand',
      good: ['22'],
      others: ['Ben 70, Cleo 68'],
      comes: ['22 Dickie "Flush" Diamond joins Ada', 'Ada gains $10,000'],
      done: 'You have $20,000 now. Dickie lies before you, and his gun may be useful yet.',
      wrong: {
        '23': 'That is a thug, too, but he brings you only $5,000. Dickie brings twice as much.',
        '30': 'It asks for a car, a gun and a key, and you have only a car. So it is thrown away.',
      },
    },
    {
      title: 'Holdings cost money',
      words: 'A *holding* costs money, but it can be worth more in the end. Take one that your $20,000 can pay for.',
      plan: 'This is the pile that Cleo had before you.',
      clauses: ['GR-09', 'GR-04'],
      lit: 'stage',
      good: ['8'],
      others: ['Ben 63, Cleo 45'],
      comes: ['Ada takes 8 Chinatown'],
      done: 'Chinatown costs $10,000: you can pay that.',
      wrong: {
        '18': 'The Ritz costs $30,000, and you have $20,000. What is not paid for is thrown away: take Chinatown.',
        '60': 'That is not a holding: it brings money once and is gone. Chinatown stays, and you can pay for it.',
      },
    },
    {
      title: 'Icons bring markers',
      words:
        'A holding opens with a *marker* for each of its *icons*. Play Chinatown, which has a bottle and a wrench.',
      plan: 'Ben and Cleo will play thugs.',
      clauses: ['GR-13', 'GR-05'],
      lit: 'hand',
      good: ['8'],
      others: ['Ben 62, Cleo 72'],
      comes: ['8 Chinatown of Ada is carried out'],
      done: 'It is Chinatown’s turn. Now you are asked for the money.',
      wrong: {
        '23': 'He brings $10,000 for his gun and Dickie’s, but no marker. Markers lie on holdings.',
        '30': 'You have a car and a gun, but no key. So it is thrown away.',
      },
    },
    {
      title: 'Pay for it, or lose it',
      words: 'Nobody has to pay. But a card that is not paid for is thrown away, so pay the $10,000.',
      clauses: ['GR-09', 'GR-13'],
      lit: 'question',
      good: ['cash'],
      others: [],
      comes: ['Ada pays $10,000', 'Ada opens 8 Chinatown with 2 markers'],
      done: 'A bottle and a wrench: two markers. At the end each of them will be $10,000.',
      wrong: {
        no: 'You keep the $10,000, but Chinatown is thrown away. You get no markers.',
      },
    },
    {
      title: 'Some cards need icons',
      words:
        'Some cards *need* icons that lie before you; without them they are thrown away. You have no key: which one works?',
      plan: 'The other card will be Ben’s.',
      clauses: ['GR-10', 'GR-04'],
      lit: 'stage',
      good: ['9'],
      others: ['Ben 18, Cleo 79'],
      comes: ['Ada takes 9 Daisy'],
      done: 'Daisy’s Cookies cost $10,000 and need nothing. Where a card does need icons, they are not used up.',
      wrong: {
        '37': 'Headquarters need a gun and a key. Dickie has a gun, but no key lies before you.',
      },
    },
    {
      title: 'Low numbers go first',
      words: 'Cards do their work one by one, the lowest number first. Spend your money before Ben’s 76 comes.',
      plan: 'Ben will play 76: it takes $10,000 from you and from Cleo.',
      clauses: ['GR-06'],
      lit: 'hand',
      good: ['9'],
      others: ['Ben 76, Cleo 46'],
      comes: ['9 Daisy', 'of Ada is carried out'],
      done: 'A 9 is lower than 76, so you come first. Now you can still pay.',
      wrong: {
        '23': 'He brings $10,000, and then Ben’s 76 takes $10,000. You are where you were.',
        '30': 'Without a key it is thrown away. Then Ben’s 76 takes your $10,000.',
      },
    },
    {
      title: 'Icons add up',
      words:
        'The new wrench brings a marker for itself and one for Chinatown’s wrench. Pay, and the heart brings a third.',
      plan: 'Ben’s 76 is still to come.',
      clauses: ['GR-13', 'GR-06'],
      lit: 'question',
      good: ['cash'],
      // The one card of the last pile: written down, so that it is not taken for the answer of the next step.
      others: ['Ada 32'],
      comes: ['with 3 markers', '76 Bobby "Corduroy" Brown of Ben is carried out'],
      done: 'One heart and two wrenches: three markers. Ben’s 76 found no money to take from you.',
      wrong: {
        no: 'The card is thrown away, and then Ben’s 76 takes your $10,000. Now you have neither.',
      },
    },
    {
      title: 'The richest wins',
      words:
        'This is the last round. Your five markers are $50,000, and Ben has $70,000: find the card that beats him.',
      plan: 'Ben and Cleo will gain nothing more.',
      clauses: ['GR-08', 'GR-10'],
      lit: 'hand',
      good: ['32'],
      others: ['Ben 63, Cleo 45'],
      comes: ['Ada gains $25,000', 'Ada has $75,000', 'Ada wins'],
      done: 'A car and a bottle were all it needed, and now you have $75,000. Cash and markers together: the richest wins.',
      wrong: {
        '23': 'Two guns bring you $10,000, and that makes $60,000. Ben has more.',
        '30': 'It needs a key as well, so it is thrown away. You stay at $50,000.',
      },
    },
  ],
};
