import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { foresee } from './foresight.ts';
import { keepForOffline } from './offline.ts';
import './look/tokens.css';
import './look/base.css';

foresee().catch(() => undefined);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepForOffline();
