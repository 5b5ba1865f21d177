import { act, fireEvent, render, screen } from '@testing-library/react';
import { HoldButton } from './HoldButton';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const onHeld = vi.fn();
  render(<HoldButton label="Back" hint="Hold" keysHint="or press" onHeld={onHeld} />);
  const button = screen.getByRole('button', { name: 'Back', description: 'Hold or press' });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { onHeld, button, wait };
}

test('requires holding for two seconds', () => {
  const { onHeld, button, wait } = open();
  fireEvent.pointerDown(button);
  wait(1_999);
  expect(onHeld).not.toHaveBeenCalled();
  wait(1);
  expect(onHeld).toHaveBeenCalledTimes(1);
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)(
  'does nothing if released early: %s',
  (event) => {
    const { onHeld, button, wait } = open();
    for (let tap = 0; tap < 5; tap += 1) {
      fireEvent.pointerDown(button);
      wait(1_000);
      fireEvent[event](button);
      fireEvent.click(button, { detail: 1 });
    }
    wait(10_000);
    expect(onHeld).not.toHaveBeenCalled();
  },
);

test('accepts three presses of a keyboard or a screen reader', () => {
  const { onHeld, button } = open();
  fireEvent.click(button, { detail: 0 });
  fireEvent.click(button, { detail: 0 });
  expect(onHeld).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 0 });
  expect(onHeld).toHaveBeenCalledTimes(1);
});
