import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { foresee } from './foresight.ts';
import { stayTold } from './notices.ts';
import { keepForOffline } from './offline.ts';
import './look/tokens.css';
import './look/base.css';

foresee().catch(() => undefined);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** Nothing should be in the way of the first look, so these come a little later, in milliseconds. */
const LATER = 5000;

setTimeout(() => {
  keepForOffline();
  stayTold().catch(() => undefined);
}, LATER);
