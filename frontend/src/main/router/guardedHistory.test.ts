import { createGuardedHistory, type GuardedHistory } from './guardedHistory';

let opened: GuardedHistory | undefined;
afterEach(() => opened?.close());

const settled = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

function open(path: string) {
  window.history.replaceState(null, '', path);
  const history = createGuardedHistory();
  opened = history;
  const seen: string[] = [];
  history.listen(() => seen.push(history.location.pathname + history.location.search));
  return { history, seen };
}

test('without a guard every navigation succeeds', () => {
  const { history, seen } = open('/');
  history.push('/?view=drivers');
  history.replace('/billing');
  expect(seen).toEqual(['/?view=drivers', '/billing']);
  expect(window.location.pathname).toBe('/billing');
});

test('a refused navigation stays; an accepted one leaves and removes the guard', async () => {
  const { history, seen } = open('/?view=new-dispatch');
  const guard = vi.fn(() => Promise.resolve(false));
  history.setGuard(guard);
  history.push('/?view=drivers');
  await Promise.resolve();
  expect(history.location.search).toBe('?view=new-dispatch');

  guard.mockResolvedValue(true);
  history.push('/?view=drivers');
  await Promise.resolve();
  history.push('/?view=users');
  expect(seen).toEqual(['/?view=drivers', '/?view=users']);
  expect(guard).toHaveBeenCalledTimes(2);
});

test('filters of the same view change without a question', () => {
  const { history, seen } = open('/?view=new-dispatch');
  history.setGuard(() => Promise.resolve(false));
  history.replace('/?view=new-dispatch&mode=multiple');
  expect(seen).toEqual(['/?view=new-dispatch&mode=multiple']);
});

test('billing is one view, whether the path or the query names it', () => {
  const { history, seen } = open('/billing');
  const guard = vi.fn(() => Promise.resolve(false));
  history.setGuard(guard);
  history.replace('/billing?view=billing&q=kia');
  expect(seen).toEqual(['/billing?view=billing&q=kia']);
  expect(guard).not.toHaveBeenCalled();
});

test('the back button also asks', async () => {
  const { history } = open('/?view=drivers');
  history.push('/?view=new-dispatch');
  const guard = vi.fn(() => Promise.resolve(false));
  history.setGuard(guard);
  history.go(-1);
  await settled();
  await settled();
  expect(guard).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?view=new-dispatch');
  expect(history.location.search).toBe('?view=new-dispatch');
});

test('a link within the page never asks', async () => {
  const { history } = open('/?view=new-dispatch');
  const guard = vi.fn(() => Promise.resolve(false));
  history.setGuard(guard);
  window.location.hash = 'content';
  await settled();
  expect(history.location.hash).toBe('#content');
  expect(guard).not.toHaveBeenCalled();
});
