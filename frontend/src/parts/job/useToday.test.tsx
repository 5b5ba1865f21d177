import { act, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render';
import { setNow } from '../../testing/today';
import { useToday } from './useToday';

const EVERY_MINUTE = 60_000;

function Day({ name }: { name: string }) {
  return <p>{`${name} ${useToday()}`}</p>;
}

afterEach(() => vi.useRealTimers());

test('one timer updates every mark at midnight, and stops with the last of them', async () => {
  const started = vi.spyOn(globalThis, 'setInterval');
  const stopped = vi.spyOn(globalThis, 'clearInterval');
  setNow('2026-03-10T16:00:00.000Z');
  const { unmount } = await renderPart(
    <>
      <Day name="one" />
      <Day name="other" />
    </>,
  );
  expect(await screen.findByText('one 2026-03-10')).toBeVisible();
  const clocks = started.mock.calls.flatMap(([look, ms], call) =>
    ms === EVERY_MINUTE ? [{ look, clock: started.mock.results[call]?.value as unknown }] : [],
  );
  expect(clocks).toHaveLength(1);
  setNow('2026-03-11T16:00:00.000Z');
  act(() => clocks[0]?.look());
  expect(screen.getByText('one 2026-03-11')).toBeVisible();
  expect(screen.getByText('other 2026-03-11')).toBeVisible();
  unmount();
  expect(stopped).toHaveBeenCalledWith(clocks[0]?.clock);
});
