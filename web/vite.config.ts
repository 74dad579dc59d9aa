import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { facts } from './build/facts.ts';
import { fences } from './build/fences.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [facts(), fences(), icons(), rules(), offline(), react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Styles are for the browsers that docs/decisions/0017 names: nothing in them is rewritten for older ones.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and pictures stay files of their own: what the page shows first should be small.
    assetsInlineLimit: 0,
    // strict.ts must have run before the first validator is made, so it comes with the library.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod|web\/strict/ }] } },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://localhost:8787', ws: true } },
  },
});
