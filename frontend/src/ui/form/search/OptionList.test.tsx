import { fireEvent, render } from '@testing-library/react';
import { OptionList } from './OptionList';

const field = document.createElement('div');

interface Place {
  /** Of the field, from the top and the left of the screen. */
  top: number;
  left?: number;
  width?: number;
}

function stand({ top, left = 20, width = 200 }: Place) {
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, 36));
}

/** A list of 120 pixels on a screen of 400 x 600. */
function show(place: Place, minWidth?: number) {
  stand(place);
  vi.stubGlobal('innerWidth', 400);
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number.parseFloat(this.style.width);
  });
  const { container } = render(
    <OptionList anchor={field} minWidth={minWidth}>
      Options
    </OptionList>,
  );
  return container.querySelector('div');
}

afterEach(() => vi.unstubAllGlobals());

test('stands below its field, as wide as that', () => {
  expect(show({ top: 100 })).toHaveStyle({ top: '140px', left: '20px', width: '200px' });
});

test('stands above its field where more room is', () => {
  expect(show({ top: 500 })).toHaveStyle({ top: '376px' });
});

test('stands above a field near the screen keyboard', () => {
  const visible = Object.assign(new EventTarget(), { height: 330, offsetTop: 0 });
  vi.stubGlobal('visualViewport', visible);
  const list = show({ top: 250 });
  expect(list).toHaveStyle({ top: '126px' });
  // The keyboard closes.
  visible.height = 600;
  visible.dispatchEvent(new Event('resize'));
  expect(list).toHaveStyle({ top: '290px' });
});

test('is wider than a narrow field, within the screen', () => {
  expect(show({ top: 100, left: 250, width: 120 }, 320)).toHaveStyle({
    width: '320px',
    left: '80px',
  });
});

test('follows its field', () => {
  const list = show({ top: 100 });
  stand({ top: 60 });
  fireEvent.scroll(document.body);
  expect(list).toHaveStyle({ top: '100px' });
});
