#!/usr/bin/env node
// The command `gilt` in a checkout: bundles the sources if they have changed, then runs them.
import { buildIfNeeded } from '../../scripts/build.mjs';

await buildIfNeeded();
await import('../../dist/gilt.js');
