import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render';
import { Tips } from './Tips';

async function open() {
  await renderPart(
    <>
      <button data-tip="Edit">one</button>
      <button data-tip="Delete">two</button>
      <button data-tip="three">three</button>
      <button>none</button>
      <Tips />
    </>,
  );
  vi.useFakeTimers();
  return {
    over: (name: string) => fireEvent.pointerOver(screen.getByText(name), { pointerType: 'mouse' }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    tip: () => screen.queryByRole('tooltip')?.textContent ?? null,
  };
}

afterEach(() => vi.useRealTimers());

test('shows a tip after 700 ms, and at once within 300 ms of another', async () => {
  const { over, pass, tip } = await open();
  over('one');
  pass(690);
  expect(tip()).toBeNull();
  pass(20);
  expect(tip()).toBe('Edit');
  over('two');
  expect(tip()).toBe('Delete');
  over('none');
  expect(tip()).toBeNull();
  pass(290);
  over('one');
  expect(tip()).toBe('Edit');
  over('none');
  pass(310);
  over('two');
  pass(690);
  expect(tip()).toBeNull();
  pass(20);
  expect(tip()).toBe('Delete');
});

test('shows no tip for a button passed over, and hides it on Escape', async () => {
  const { over, pass, tip } = await open();
  over('one');
  pass(200);
  over('none');
  pass(2_000);
  expect(tip()).toBeNull();
  over('one');
  pass(710);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(1_000);
  expect(tip()).toBeNull();
});

test('describes its element, unless the name says the same', async () => {
  const { over, pass, tip } = await open();
  over('one');
  pass(710);
  expect(screen.getByText('one')).toHaveAccessibleDescription('Edit');
  over('three');
  expect(tip()).toBe('three');
  expect(screen.getByRole('button', { name: 'three' })).not.toHaveAttribute('aria-describedby');
  expect(screen.getByText('one')).not.toHaveAttribute('aria-describedby');
});
