import { watchdog } from '../watchdog.ts';

/** `node dist/standstill.js DATABASE [CODE]`: a process that stops going on, at a table or anywhere, for the watchdog to end. */
const [database = '', code = null] = process.argv.slice(2);
const { at } = watchdog(new URL('./watchdog.js', import.meta.url), database, 5, 100);
setTimeout(() => {
  at(code);
  for (;;);
}, 500);
