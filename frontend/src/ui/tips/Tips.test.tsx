import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render';
import { Tips } from './Tips';

async function open() {
  await renderPart(
    <>
      <button data-tip="Edit">one</button>
      <button data-tip="Delete">two</button>
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

test('a tip comes after 700 ms, and at once when another was there within the last 300 ms', async () => {
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

test('a button passed over shows none, and Escape takes a tip away', async () => {
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
