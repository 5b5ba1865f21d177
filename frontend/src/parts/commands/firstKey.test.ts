import { fireEvent, renderHook } from '@testing-library/react';
import type { CommandContext } from './commandTypes';
import { useCommandKeys } from './useCommandKeys';

test('the browser does not search the page for the first key of a sequence', () => {
  // No command runs, so none needs the rest.
  renderHook(() => useCommandKeys({ areKeysOn: true } as CommandContext));
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  // False if the page kept the key for itself.
  expect([press('g'), press('z')]).toEqual([false, true]);
});
