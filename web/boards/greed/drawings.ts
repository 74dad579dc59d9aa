import amphora from 'icon:amphora';
import anchor from 'icon:anchor';
import bandit from 'icon:bandit';
import baseballBat from 'icon:baseball-bat';
import beerStein from 'icon:beer-stein';
import binoculars from 'icon:binoculars';
import bowTie from 'icon:bow-tie';
import brain from 'icon:brain';
import brandyBottle from 'icon:brandy-bottle';
import briefcase from 'icon:briefcase';
import candlestickPhone from 'icon:candlestick-phone';
import cat from 'icon:cat';
import cellarBarrels from 'icon:cellar-barrels';
import champagneCork from 'icon:champagne-cork';
import cheeseWedge from 'icon:cheese-wedge';
import chessKnight from 'icon:chess-knight';
import clawHammer from 'icon:claw-hammer';
import cookie from 'icon:cookie';
import crossroad from 'icon:crossroad';
import crystalBall from 'icon:crystal-ball';
import cutDiamond from 'icon:cut-diamond';
import cycle from 'icon:cycle';
import damagedHouse from 'icon:damaged-house';
import dualityMask from 'icon:duality-mask';
import dynamite from 'icon:dynamite';
import fedora from 'icon:fedora';
import fireBottle from 'icon:fire-bottle';
import fist from 'icon:fist';
import hammerBreak from 'icon:hammer-break';
import highHeel from 'icon:high-heel';
import hood from 'icon:hood';
import horseHead from 'icon:horse-head';
import hotMeal from 'icon:hot-meal';
import houseKeys from 'icon:house-keys';
import hydra from 'icon:hydra';
import jigsawPiece from 'icon:jigsaw-piece';
import juggler from 'icon:juggler';
import lightBulb from 'icon:light-bulb';
import lips from 'icon:lips';
import lipstick from 'icon:lipstick';
import lotusFlower from 'icon:lotus-flower';
import magicHat from 'icon:magic-hat';
import magnifyingGlass from 'icon:magnifying-glass';
import martini from 'icon:martini';
import meal from 'icon:meal';
import meatCleaver from 'icon:meat-cleaver';
import modernCity from 'icon:modern-city';
import paintRoller from 'icon:paint-roller';
import partyHat from 'icon:party-hat';
import piggyBank from 'icon:piggy-bank';
import pirateHat from 'icon:pirate-hat';
import poisonBottle from 'icon:poison-bottle';
import pokerHand from 'icon:poker-hand';
import policeBadge from 'icon:police-badge';
import postStamp from 'icon:post-stamp';
import priceTag from 'icon:price-tag';
import profit from 'icon:profit';
import pumpkinLantern from 'icon:pumpkin-lantern';
import rat from 'icon:rat';
import rock from 'icon:rock';
import rollingDices from 'icon:rolling-dices';
import shakingHands from 'icon:shaking-hands';
import sharkJaws from 'icon:shark-jaws';
import shinyPurse from 'icon:shiny-purse';
import snakeTongue from 'icon:snake-tongue';
import snatch from 'icon:snatch';
import squirrel from 'icon:squirrel';
import streetLight from 'icon:street-light';
import suitcase from 'icon:suitcase';
import theaterCurtains from 'icon:theater-curtains';
import thompsonM1 from 'icon:thompson-m1';
import thompsonM1928 from 'icon:thompson-m1928';
import timeBomb from 'icon:time-bomb';
import towTruck from 'icon:tow-truck';
import trousers from 'icon:trousers';
import truck from 'icon:truck';
import umbrella from 'icon:umbrella';
import warehouse from 'icon:warehouse';
import waspSting from 'icon:wasp-sting';
import wolfHead from 'icon:wolf-head';

/** What stands on the card of that number. */
const DRAWINGS: Readonly<Record<number, string>> = {
  1: brain,
  2: candlestickPhone,
  3: fist,
  4: priceTag,
  5: damagedHouse,
  6: bandit,
  7: horseHead,
  8: modernCity,
  9: cookie,
  10: lipstick,
  11: brandyBottle,
  12: towTruck,
  13: highHeel,
  14: poisonBottle,
  15: beerStein,
  16: hotMeal,
  17: martini,
  18: champagneCork,
  19: theaterCurtains,
  20: meal,
  21: fedora,
  22: cutDiamond,
  23: cheeseWedge,
  24: shinyPurse,
  25: magicHat,
  26: juggler,
  27: pokerHand,
  28: houseKeys,
  29: profit,
  30: amphora,
  31: snatch,
  32: suitcase,
  33: waspSting,
  34: partyHat,
  35: timeBomb,
  36: clawHammer,
  37: warehouse,
  38: paintRoller,
  39: streetLight,
  40: thompsonM1928,
  41: truck,
  42: wolfHead,
  43: jigsawPiece,
  44: sharkJaws,
  45: umbrella,
  46: anchor,
  47: cat,
  48: lotusFlower,
  49: lips,
  50: crossroad,
  51: hood,
  52: postStamp,
  53: hydra,
  54: dualityMask,
  55: cellarBarrels,
  56: lightBulb,
  57: binoculars,
  58: thompsonM1,
  59: policeBadge,
  60: baseballBat,
  61: shakingHands,
  62: pumpkinLantern,
  63: snakeTongue,
  64: rat,
  65: rollingDices,
  66: piggyBank,
  67: bowTie,
  68: cycle,
  69: squirrel,
  70: rock,
  71: meatCleaver,
  72: pirateHat,
  73: briefcase,
  74: magnifyingGlass,
  75: fireBottle,
  76: trousers,
  77: dynamite,
  78: chessKnight,
  79: hammerBreak,
  80: crystalBall,
};

export const drawingOf = (card: number): string => DRAWINGS[card]!;
