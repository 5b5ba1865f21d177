import { fireEvent, render, renderHook } from '@testing-library/react';
import { late } from '../../ui/over/late';
import type { CommandContext } from './commandTypes';
import { useCommandKeys } from './useCommandKeys';

test('letters typed before a form is loaded are no shortcuts', () => {
  const openView = vi.fn();
  // The other members are for other commands.
  const context = { areKeysOn: true, may: () => true, openView } as unknown as CommandContext;
  renderHook(() => useCommandKeys(context));
  const type = (keys: string) => {
    for (const key of keys) fireEvent.keyDown(document.body, { key });
  };
  const Form = late(() => new Promise<never>(() => undefined), {
    isPlain: true,
    takesTyping: true,
  });
  const { unmount } = render(<Form />);
  type('evergreen');
  expect(openView).not.toHaveBeenCalled();
  unmount();
  type('gr');
  expect(openView).toHaveBeenCalledWith('drivers');
});
