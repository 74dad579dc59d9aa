import { config } from 'zod';

// The page may not make code out of text, so the validators do without. It must be said before the first of them is made.
config({ jitless: true });
