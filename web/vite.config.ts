import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), rules(), offline(), react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
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
