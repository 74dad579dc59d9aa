import { Refusal } from '@gilt/engine/fault';
import type { Led } from '@gilt/protocol/replay';
import { hasEnded } from '@gilt/table/sight';
import type { Hall } from './hall.ts';
import { type Client, letterOf, send } from './post.ts';
import type { Resident } from './resident.ts';

/** The host shows a game that is over to whoever is there, or lets go of it (null). Nothing of it is kept. */
export function lead(hall: Hall, here: Resident, client: Client, to: Led | null): void {
  const { table } = here;
  if (!hasEnded(table)) throw new Refusal('a game can be shown once it is over');
  if (client.person === null || client.person !== table.host) throw new Refusal('only the host can do that');
  show(here, to && { by: client, to });
  hall.company.attended(here);
}

/** Whoever has gone does not show anything any more. */
export function stopLeading(here: Resident, client: Client): void {
  if (here.led?.by === client) show(here, null);
}

/** Somebody who comes is shown what the others see. */
export function showWhatIsLed(here: Resident, client: Client): void {
  const to = ledTo(here);
  if (to) send(client, letterOf({ type: 'led', to }));
}

/** What is shown at a table, by somebody at whatever node. */
export const ledTo = ({ led, elsewhere }: Resident): Led | null =>
  led?.to ?? elsewhere.find((each) => each.led)?.led ?? null;

/** What is shown has changed at another node. */
export function showAgain(here: Resident): void {
  const letter = letterOf({ type: 'led', to: ledTo(here) });
  for (const client of here.clients) send(client, letter);
}

function show(here: Resident, led: Resident['led']): void {
  if (led === null && here.led === null) return;
  here.led = led;
  const letter = letterOf({ type: 'led', to: led?.to ?? null });
  for (const client of here.clients) if (client !== led?.by) send(client, letter);
}
