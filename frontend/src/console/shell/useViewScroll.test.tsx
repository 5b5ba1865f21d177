import { act } from '@testing-library/react';
import { useView } from '../../parts/navigation/consoleViews';
import { renderPart } from '../../testing/render';
import { useViewScroll } from './useViewScroll';

function Views() {
  useViewScroll(useView());
  return null;
}

test('opens another view at its top, and restores the scroll position of the previous one', async () => {
  const page = { scrollY: 0 };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
    page.scrollY = Number(place[1]);
  });
  const { history } = await renderPart(<Views />, { path: '/?view=new-dispatch' });
  const left = history.location.key;
  page.scrollY = 613;
  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => history.push('/?view=dashboard'));
  expect(page.scrollY).toBe(0);
  // A changed filter in the same view does not scroll.
  page.scrollY = 40;
  act(() => history.push('/?view=dashboard&q=ford'));
  expect(page.scrollY).toBe(40);
  await act(async () => {
    const arrived = new Promise<void>((resolve) => {
      const stop = history.listen(() => {
        stop();
        resolve();
      });
    });
    history.go(-2);
    await arrived;
  });
  expect(history.location.key).toBe(left);
  expect(page.scrollY).toBe(613);
});
