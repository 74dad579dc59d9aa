import encodeQR from 'qr';
import { type JSX, type ReactNode, useState } from 'react';
import { useReach } from '../reach.ts';
import { say } from '../say.ts';

/** Around the squares there must be some quiet: as many squares, on top of the one that comes with them. */
const QUIET = 1;

/** A link as a picture that a telephone can read. */
export const QrCode = ({ text }: { text: string }): JSX.Element => {
  const squares = encodeQR(text, 'raw', { border: 1 });
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const size = squares.length + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={say('invite.qr')}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};

/** How others come to this table: the code, the link, and the picture of it; and what else can be done about it. */
export const Invite = ({ code, children }: { code: string; children?: ReactNode }): JSX.Element => {
  const [copied, setCopied] = useState(false);
  const reach = useReach();
  const link = `${reach?.address ?? location.origin}/t/${code}`;
  async function copy(): Promise<void> {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: say('invite.title'), url: link }).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setCopied(true);
  }
  return (
    <div className="invite">
      {reach ? <QrCode text={link} /> : <span className="qr qr--coming" />}
      <div className="invite__words">
        <p className="invite__code">
          {code.slice(0, 4)} {code.slice(4)}
        </p>
        <p className="invite__link">{link}</p>
        {reach?.by === 'network' || reach?.by === 'here' ? (
          <p className="invite__reach">{say(`invite.${reach.by}`)}</p>
        ) : null}
      </div>
      <div className="invite__acts">
        <button type="button" className="btn" onClick={() => void copy()}>
          {say(copied ? 'invite.copied' : 'invite.copy')}
        </button>
        {children}
      </div>
    </div>
  );
};
