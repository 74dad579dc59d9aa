import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableContext, type TableView } from '../table/view.ts';
import { SealButton } from './seal-button.tsx';

/** The button for somebody who is asked, and has picked nothing. */
function button(names: readonly string[], chosen: string | null = null): string {
  const view = { you: 0, scene: null, picked: null, now: { asked: { names }, chosen } } as unknown as TableView;
  const seal = createElement(SealButton, { label: (choice: string) => `the ${choice}` });
  return renderToStaticMarkup(createElement(TableContext, { value: view }, seal));
}

test('GD-05 whoever has one choice only can seal it at once, and is told that it is the only one', () => {
  expect(button(['exchange'])).toContain('aria-disabled="false"');
  expect(button(['exchange'])).toContain('the exchange');
  expect(button(['exchange'])).toContain('Your only choice; you seal it like any other.');
  expect(button(['exchange'], 'exchange')).toContain('Sealed: the exchange. It was your only choice.');
});

test('GD-05 with more than one choice nothing is sealed before it is picked', () => {
  expect(button(['exchange', 'rush'])).toContain('aria-disabled="true"');
  expect(button(['exchange', 'rush'])).not.toContain('only choice');
});
