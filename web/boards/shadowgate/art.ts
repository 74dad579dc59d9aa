import backpack from 'icon:backpack';
import bat from 'icon:bat';
import axe from 'icon:battle-axe';
import scepter from 'icon:bird-scepter';
import broom from 'icon:broom';
import libraryBurns from 'icon:burning-book';
import watch from 'icon:candle-light';
import chandelier from 'icon:candles';
import cellar from 'icon:cellar-barrels';
import mail from 'icon:chain-mail';
import shield from 'icon:checked-shield';
import compass from 'icon:compass';
import cook from 'icon:cook';
import staff from 'icon:crescent-staff';
import crossbow from 'icon:crossbow';
import sabres from 'icon:crossed-sabres';
import yorick from 'icon:daemon-skull';
import breath from 'icon:dragon-breath';
import bridge from 'icon:drawbridge';
import bucket from 'icon:empty-metal-bucket';
import moon from 'icon:falcon-moon';
import emberJar from 'icon:fire-bottle';
import revelation from 'icon:fire-gem';
import flame from 'icon:fire-ray';
import fountain from 'icon:fountain';
import frozenOrb from 'icon:frozen-orb';
import gargoyle from 'icon:gargoyle';
import grab from 'icon:grab';
import graves from 'icon:graveyard';
import harp from 'icon:harp';
import falconer from 'icon:hawk-emblem';
import hourglass from 'icon:hourglass';
import glaciate from 'icon:ice-bolt';
import jester from 'icon:jester-hat';
import banner from 'icon:knight-banner';
import lantern from 'icon:lantern-flame';
import gambeson from 'icon:leather-vest';
import reliquary from 'icon:locked-box';
import door from 'icon:locked-door';
import halls from 'icon:magic-portal';
import maze from 'icon:maze';
import mirror from 'icon:mirror-mirror';
import flit from 'icon:moon';
import knight from 'icon:mounted-knight';
import lanternOrb from 'icon:old-lantern';
import chest from 'icon:open-treasure-chest';
import longbow from 'icon:pocket-bow';
import portrait from 'icon:portrait';
import alchemist from 'icon:potion-ball';
import crown from 'icon:queen-crown';
import rat from 'icon:rat';
import ring from 'icon:ring';
import thief from 'icon:robber-hand';
import cock from 'icon:rooster';
import rose from 'icon:rose';
import rune from 'icon:rune-stone';
import falchion from 'icon:rusty-sword';
import haggler from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import shop from 'icon:shop';
import key from 'icon:skeleton-key';
import skullStaff from 'icon:skull-staff';
import sling from 'icon:slingshot';
import clouded from 'icon:smoking-orb';
import winter from 'icon:snowing';
import spear from 'icon:spears';
import scholar from 'icon:spectacles';
import stoneBridge from 'icon:stone-bridge';
import throne from 'icon:stone-throne';
import fortitude from 'icon:strong';
import sack from 'icon:swap-bag';
import goldenThorn from 'icon:thorned-arrow';
import thorn from 'icon:thorny-vine';
import gale from 'icon:tornado';
import locks from 'icon:triple-lock';
import troll from 'icon:troll';
import coins from 'icon:two-coins';
import helm from 'icon:visored-helm';
import maul from 'icon:warhammer';
import well from 'icon:well';
import mistral from 'icon:whirlwind';
import flagpole from 'icon:windsock';
import draught from 'icon:windy-stripes';
import wine from 'icon:wine-bottle';
import witch from 'icon:witch-face';
import stave from 'icon:wizard-staff';
import daughter from 'icon:woman-elf-face';
import { idOf } from '@gilt/games/shadowgate/card-set';

/** Pictures of cards of the house set, by what they are called. Others have the picture of their kind. */
const OF_NAME: Readonly<Record<string, string>> = {
  'blazing-revelation': revelation,
  'flame-of-gorrung': flame,
  'ember-jar': emberJar,
  'dragons-cough': breath,
  glaciate,
  'hoarfrost-key': key,
  'winters-breath': winter,
  'icicle-chandelier': chandelier,
  'minor-mistral': mistral,
  'draught-under-the-door': draught,
  'tower-gale': gale,
  'howling-flagpole': flagpole,
  'iron-spear': spear,
  'headsmans-axe': axe,
  'rusty-falchion': falchion,
  'gate-wardens-maul': maul,
  'elven-longbow': longbow,
  'poachers-sling': sling,
  'murder-hole-crossbow': crossbow,
  'bent-bucket-helm': bucket,
  'mail-of-the-old-guard': mail,
  'tower-shield': shield,
  'moth-eaten-gambeson': gambeson,
  yorick,
  'cracked-hourglass': hourglass,
  'mirror-that-lies': mirror,
  'kings-crown': crown,
  'scattered-coins': coins,
  'signet-of-nobody': ring,
  'orb-of-still-water': frozenOrb,
  'clouded-orb': clouded,
  'lantern-orb': lanternOrb,
  'golden-thorn': goldenThorn,
  'rose-garden-thorn': rose,
  'hanged-gardeners-thorn': thorn,
  'crooked-stave': staff,
  'blind-porters-stave': skullStaff,
  'ashwood-stave': stave,
  'circle-rune': rune,
  'blank-scroll': scroll,
  'thing-in-a-sack': sack,
  'borrowed-reliquary': reliquary,
  'spell-of-fortitude': fortitude,
  'magnus-bounty': chest,
  'full-moon-over-the-keep': moon,
  'toll-at-the-drawbridge': bridge,
  'courtyard-market': shop,
  'the-halls-shift': halls,
  'tournament-day': knight,
  'long-night-watch': watch,

  'the-silent-guard': gargoyle,
  'rats-in-the-granary': rat,
  'the-well-that-answers': well,
  'bats-in-the-belfry': bat,
  'a-duel-before-breakfast': sabres,
  'the-door-without-a-key': door,
  'the-library-burns': libraryBurns,
  'the-drowned-cellar': cellar,
  'the-portrait-that-blinks': portrait,
  'nine-locks': locks,
  'the-weathercock': cock,
  'the-cooks-revenge': cook,
  'the-empty-throne': throne,
  'knights-of-the-back-stairs': banner,
  'the-troll-under-repair': troll,
  'moonlight-flit': flit,
  'the-eye-in-the-fountain': fountain,
  'the-haunted-wine-list': wine,
  'the-overgrown-maze': maze,
  'snow-in-august': winter,
  'the-bridge-keeper': stoneBridge,
  'grave-robbing-for-beginners': graves,

  'gatekeepers-daughter': daughter,
  'dismissed-jester': jester,
  'lapsed-scholar': scholar,
  'cellar-alchemist': alchemist,
  'retired-knight': helm,
  falconer,
  'hedge-witch': witch,
  'rat-catcher': rat,

  seize: grab,
  'lantern-bearer': lantern,
  haggler,
  'deep-pockets': backpack,
  pathfinder: compass,
  'light-fingers': thief,
  caretaker: broom,
  'ballad-singer': harp,
};

/** The picture of a card that is called so, if there is one. */
export const pictureOf = (name: string, otherwise: string): string => OF_NAME[idOf(name)] ?? otherwise;

/** Where nothing better is known: somebody, something one can do, the staff itself. */
export const [SOMEBODY, SOME_ABILITY, STAFF_OF_AGES] = [helm, compass, scepter];
