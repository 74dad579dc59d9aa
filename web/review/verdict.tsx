import type { Verdict } from '@gilt/bots/review/advice';
import type { JSX } from 'react';
import { hundredths } from './parts.ts';
import { say } from './say.ts';

/** A sound choice is green and has a tick, a cost is red and has a minus: neither needs the colour. */
export const VerdictTag = ({ verdict, loss }: { verdict: Verdict; loss: number }): JSX.Element => (
  <span className="verdict-tag" data-verdict={verdict}>
    {verdict === 'cost' ? say('verdict.cost', { loss: Math.max(1, hundredths(loss)) }) : say(`verdict.${verdict}`)}
  </span>
);
