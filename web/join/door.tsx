import { type Code, tidyCode } from '@gilt/protocol/words';
import { type JSX, lazy, useState } from 'react';
import { keptNumber } from '../deal-number.ts';
import { InvitationPage } from './invitation.tsx';

const TablePage = lazy(() => import('../table/page.tsx').then((it) => ({ default: it.TablePage })));

/** The door of a table: whoever has sat there goes straight in, all others see first what they are invited to. */
export const Door = ({ code: typed, as }: { code: string; as: 'table' | 'hand' }): JSX.Element => {
  const code = tidyCode(typed);
  const [inside, setInside] = useState<Code | null>(keptNumber(code) === null ? null : code);
  return inside === code ? (
    <TablePage code={code} local={false} as={as} />
  ) : (
    <InvitationPage key={code} code={code} enter={() => setInside(code)} />
  );
};
