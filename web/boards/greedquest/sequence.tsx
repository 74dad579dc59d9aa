import { CARD_IDS } from '@gilt/games/greedquest/cards';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { STEP_NUMBERS, stepOf } from '@gilt/games/greedquest/steps';
import type { JSX } from 'react';
import { ClauseTag } from '../../furniture/clause-tag.tsx';
import { useTable } from '../../table/view.ts';
import { Piles } from './piles.tsx';
import { say, stepName } from './say.ts';
import { variantsOf } from './variants.ts';

/** GQ-05 The order in which cards take effect, with the step of what you have picked. */
export const Sequence = (): JSX.Element => {
  const { picked, now } = useTable<GreedQuestView>();
  const choice = now?.asked?.where === 'turn.playCards' ? (picked ?? now.chosen) : null;
  const card = choice === null ? -1 : CARD_IDS.indexOf(choice);
  const mine = card < 0 ? null : stepOf(card);
  const game = now?.view.game;
  const variants = game ? variantsOf(game) : [];
  return (
    <>
      <section className="rail__part" aria-labelledby="gq-order">
        <h2 id="gq-order">{say('gq.order')}</h2>
        <ol className="sequence">
          {STEP_NUMBERS.map((step) => (
            <li key={step} className={step === mine ? 'mine' : ''} aria-current={step === mine ? 'step' : undefined}>
              <b>{step}</b>
              {stepName(step)}
            </li>
          ))}
        </ol>
        <p>
          {game ? <Piles seat={null} /> : null} <ClauseTag clause="GQ-05" />
        </p>
      </section>
      {variants.length > 0 ? (
        <section className="rail__part" aria-labelledby="gq-variants">
          <h2 id="gq-variants">{say('gq.variants')}</h2>
          <ul className="variants">
            {variants.map(({ id, name, rule }) => (
              <li key={id}>
                {name} {rule ? <ClauseTag clause={rule} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
};
