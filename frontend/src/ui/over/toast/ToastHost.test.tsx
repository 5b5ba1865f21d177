import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../testing/render';
import { TOAST_SHOWN_MS, toastTiming } from './toastTiming';
import { useToast } from './useToast';

function Raiser() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success('Job updated successfully')}>good</button>
      <button onClick={() => toast.error('Please select a driver.')}>bad</button>
    </>
  );
}

test('shows one toast at a time, with title, text and a close button', async () => {
  const { person } = await renderPart(<Raiser />);
  await person.click(screen.getByText('good'));
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  await person.click(screen.getByText('bad'));
  expect(screen.getByText('Please select a driver.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.queryByText('Job updated successfully')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Please select a driver.')).toBeNull());
});

test('focuses the toast area on F8', async () => {
  const { person } = await renderPart(<Raiser />);
  await person.click(screen.getByText('good'));
  await person.keyboard('[F8]');
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('focuses the toast area on F8 before the first toast as well', async () => {
  const { person } = await renderPart(<Raiser />);
  await person.keyboard('[F8]');
  const area = await screen.findByRole('region', { name: 'Notifications (F8)' });
  await waitFor(() => expect(area).toContainElement(document.activeElement as HTMLElement));
});

test('hides a toast after 5 seconds', async () => {
  toastTiming.shownMs = TOAST_SHOWN_MS;
  await renderPart(<Raiser />);
  vi.useFakeTimers();
  try {
    act(() => screen.getByText('good').click());
    act(() => void vi.advanceTimersByTime(4_900));
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Job updated successfully')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['en-CA', 'good', 'polite', 'Notification Success Job updated successfully'],
  ['en-CA', 'bad', 'assertive', 'Notification Error Please select a driver.'],
  ['fr-CA', 'good', 'polite', 'Avis C’est fait Job updated successfully'],
] as const)('a toast is told once: %s, %s', async (language, kind, live, words) => {
  const { person } = await renderPart(<Raiser />, { language });
  await person.click(screen.getByText(kind));
  const told = () =>
    [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]
      .filter((region) => region.textContent !== '')
      .map((region) => [region.getAttribute('aria-live'), region.textContent]);
  await waitFor(() => expect(told()).toEqual([[live, words]]));
});
