import hood from 'icon:hood';
import { type JSX, useState } from 'react';
import { CardBack } from '../cards/card.tsx';
import { Drawer } from '../furniture/drawer.tsx';
import { Icon } from '../furniture/icon.tsx';
import { say } from '../say.ts';
import { FairDeal } from '../table/fair-deal.tsx';
import { answering } from '../table/seat-state.ts';
import { TableMenu } from '../table/table-menu.tsx';
import { useTable } from '../table/view.ts';
import '../look/palm.css';

/** A phone as a hand: your seat, the question, your cards and the seal, in reach of a thumb. What lies on the table stands on the screen. */
export const Palm = ({ openRules }: { openRules: () => void }): JSX.Element => {
  const { board, now, scene } = useTable();
  const [hidden, setHidden] = useState(false);
  const [fair, setFair] = useState(false);
  const up = scene !== null || (now?.asked != null && now.chosen !== null);
  return (
    <div className="table palm" data-up={up} data-hidden={hidden}>
      <board.Table />
      <LookUp />
      <button type="button" className="palm__cover" onClick={() => setHidden(false)}>
        <CardBack emblem={hood} width="min(46cqw, 50cqh / 1.4)" />
        <span>{say('hand.hidden')}</span>
        <b>{say('hand.show')}</b>
      </button>
      <nav className="palm__tools" aria-label={say('tools')}>
        <button type="button" className="tool" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
          <Icon of={hood} />
          <span>{say('hand.hide')}</span>
        </button>
        <TableMenu openFair={() => setFair(true)} openRules={openRules} />
      </nav>
      <Drawer title={say('fair')} open={fair} onOpenChange={setFair}>
        <FairDeal />
      </Drawer>
    </div>
  );
};

/** There is nothing to do here: what happens, happens on the screen. */
const LookUp = (): JSX.Element => {
  const view = useTable();
  const { asked, chosen } = answering(view);
  const sealed = view.now?.chosen != null && !view.scene;
  return (
    <section className="lookup">
      <CardBack emblem={hood} sealed={sealed} width="min(56cqw, 58cqh / 1.4)" />
      <h2>{say('hand.up')}</h2>
      <p>
        {asked.length > 1 && !view.scene
          ? say('question.sealed', { chosen: chosen.length, asked: asked.length })
          : say('hand.up.text')}
      </p>
    </section>
  );
};
