import { hasCalendar } from './hasCalendar';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15';

afterEach(() => vi.restoreAllMocks());

function setBrowser(agent: string, isTouched = false): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isTouched && query === '(pointer: coarse)' }) as MediaQueryList,
  );
}

test.each([
  ['Safari 16.4 on a Mac', `${MAC} Version/16.4 Safari/605.1.15`, false, false],
  ['Safari 17.3 on a Mac', `${MAC} Version/17.3.1 Safari/605.1.15`, false, false],
  ['Safari 17.4 on a Mac', `${MAC} Version/17.4 Safari/605.1.15`, false, true],
  ['Safari 26 on a Mac', `${MAC} Version/26.0 Safari/605.1.15`, false, true],
  ['an iPhone', `${IPHONE} Version/16.4 Mobile/15E148 Safari/604.1`, true, true],
  ['Chrome', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36', false, true],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Firefox/153.0', false, true],
])('%s', (_name, agent, isTouched, expected) => {
  setBrowser(agent, isTouched);
  expect(hasCalendar()).toBe(expected);
});

test('a browser without date inputs has none', () => {
  setBrowser('WebKitGTK');
  vi.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text');
  expect(hasCalendar()).toBe(false);
});
