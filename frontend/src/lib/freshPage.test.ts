import { isMissingPart, loadNewVersion } from './freshPage';

function makePage() {
  const kept = new Map<string, string>();
  const page = {
    time: 1_000_000,
    reloads: 0,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: () => void (page.reloads += 1),
    now: () => page.time,
    online: true,
    hasNetwork: () => page.online,
    leaving: false,
    isLeaving: () => page.leaving,
  };
  return page;
}

test('a missing chunk reloads the page once, and again only much later', () => {
  const page = makePage();
  expect(loadNewVersion(page)).toBe(true);
  page.time += 5_000;
  expect(loadNewVersion(page)).toBe(false);
  expect(page.reloads).toBe(1);
  page.time += 60_000;
  expect(loadNewVersion(page)).toBe(true);
  expect(page.reloads).toBe(2);
});

test('without a network the page is not reloaded', () => {
  const page = makePage();
  page.online = false;
  expect(loadNewVersion(page)).toBe(false);
  expect(page.reloads).toBe(0);
});

test('a page that the user is leaving is not reloaded', () => {
  const page = makePage();
  page.leaving = true;
  expect(loadNewVersion(page)).toBe(false);
  expect(page.reloads).toBe(0);
});

test('without storage the page is not reloaded, because it could reload forever', () => {
  const page = makePage();
  page.storage.getItem = () => {
    throw new Error('Storage is switched off.');
  };
  expect(loadNewVersion(page)).toBe(false);
  expect(page.reloads).toBe(0);
});

test.each([
  [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), true],
  [
    Object.assign(new Error('Loading CSS chunk 12 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    true,
  ],
  [new TypeError('x is not a function'), false],
  ['Loading chunk', false],
])('%s is a missing part: %s', (error, expected) => {
  expect(isMissingPart(error)).toBe(expected);
});
