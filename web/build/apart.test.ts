import { expect, test } from 'vitest';
import { selectorsApart } from './apart.ts';

test.each([
  [':is(.a, .b)', [':is(.a)', ':is(.b)']],
  ['.x > :is(.a, .b)::before', ['.x > :is(.a)::before', '.x > :is(.b)::before']],
  ['.x:is([data-a="1"], :hover) i', ['.x:is([data-a="1"], :hover) i']],
  [':where(.a, .b i):hover', [':where(.a):hover', ':where(.b i):hover']],
  ['.plain', ['.plain']],
  [':is(.a)', [':is(.a)']],
])('%s is taken apart where it names the element itself', (selector, apart) => {
  expect(selectorsApart(selector)).toEqual(apart);
});

test('what weighs less than the heaviest of a list is made as heavy', () => {
  expect(selectorsApart(':is(.kind, .need i)')).toEqual([':is(.kind):not(_)', ':is(.need i)']);
  expect(selectorsApart('.x :is(p, .a:hover)')).toEqual(['.x :is(p, .a:hover)']);
  expect(selectorsApart(':is(.a, .b.c)')).toEqual([':is(.a):not(._)', ':is(.b.c)']);
});

test('what cannot be weighed stays as it is', () => {
  for (const selector of [':is(.a, .b:not(.c))', ':is(.a, #b)', ':is(.a, .b:has(i))'])
    expect(selectorsApart(selector)).toEqual([selector]);
});
