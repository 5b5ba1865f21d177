import { createGuardedHistory, type GuardedHistory } from './guardedHistory';

let opened: GuardedHistory | undefined;
afterEach(() => opened?.close());

const settled = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

const always = () => true;
/** For answers of guards, which are asked one after the other. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

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
  const ask = vi.fn(() => Promise.resolve(false));
  history.addGuard({ ask, isKeptAt: always, isOfView: false });
  history.push('/?view=drivers');
  await answered();
  expect(history.location.search).toBe('?view=new-dispatch');

  ask.mockResolvedValue(true);
  history.push('/?view=drivers');
  await answered();
  history.push('/?view=users');
  expect(seen).toEqual(['/?view=drivers', '/?view=users']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('filters of the same view change without a question', () => {
  const { history, seen } = open('/?view=new-dispatch');
  history.addGuard({ ask: () => Promise.resolve(false), isKeptAt: always, isOfView: false });
  history.replace('/?view=new-dispatch&mode=multiple');
  expect(seen).toEqual(['/?view=new-dispatch&mode=multiple']);
});

test('billing is one view, whether the path or the query names it', () => {
  const { history, seen } = open('/billing');
  const ask = vi.fn(() => Promise.resolve(false));
  history.addGuard({ ask, isKeptAt: always, isOfView: false });
  history.replace('/billing?view=billing&q=kia');
  expect(seen).toEqual(['/billing?view=billing&q=kia']);
  expect(ask).not.toHaveBeenCalled();
});

test('the back button also asks', async () => {
  const { history } = open('/?view=drivers');
  history.push('/?view=new-dispatch');
  const ask = vi.fn(() => Promise.resolve(false));
  history.addGuard({ ask, isKeptAt: always, isOfView: false });
  history.go(-1);
  await settled();
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?view=new-dispatch');
  expect(history.location.search).toBe('?view=new-dispatch');
});

test('the back button within a view asks for what it closes, not for the view’s own form', async () => {
  const { history } = open('/?view=company');
  history.push('/?view=company&job=7');
  const ask = () => vi.fn(() => Promise.resolve(false));
  const form = { ask: ask(), isKeptAt: always, isOfView: true };
  const panel = { ask: ask(), isKeptAt: always, isOfView: false };
  history.addGuard(form);
  const removePanel = history.addGuard(panel);
  history.go(-1);
  await settled();
  await settled();
  expect(panel.ask).toHaveBeenCalledTimes(1);
  expect(history.location.search).toBe('?view=company&job=7');

  removePanel();
  history.go(-1);
  await settled();
  expect(history.location.search).toBe('?view=company');
  expect(form.ask).not.toHaveBeenCalled();
});

test('a link within the page never asks', async () => {
  const { history } = open('/?view=new-dispatch');
  const ask = vi.fn(() => Promise.resolve(false));
  history.addGuard({ ask, isKeptAt: always, isOfView: false });
  window.location.hash = 'content';
  await settled();
  expect(history.location.hash).toBe('#content');
  expect(ask).not.toHaveBeenCalled();
});

test('a guard that is removed leaves the one beneath it', async () => {
  const { history, seen } = open('/?view=company');
  const page = vi.fn(() => Promise.resolve(false));
  history.addGuard({ ask: page, isKeptAt: always, isOfView: false });
  history.addGuard({ ask: () => Promise.resolve(true), isKeptAt: always, isOfView: false })();
  history.push('/?view=drivers');
  await answered();
  expect(page).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

test('leaving asks for all unsaved work, the newest first, and stops at a refusal', async () => {
  const { history } = open('/?view=company');
  const asked: string[] = [];
  const guard = (name: string, answer: boolean) => ({
    ask: () => {
      asked.push(name);
      return Promise.resolve(answer);
    },
    ...{ isKeptAt: always, isOfView: false },
  });
  history.addGuard(guard('page', false));
  history.addGuard(guard('dialog', true));
  history.push('/?view=drivers');
  await answered();
  expect(asked).toEqual(['dialog', 'page']);
  expect(await history.mayLeave()).toBe(false);
  expect(history.location.search).toBe('?view=company');
});

test('asks within a view for work that another address would replace', async () => {
  const { history } = open('/?view=active-jobs&job=7&panel=edit');
  const ask = vi.fn(() => Promise.resolve(false));
  history.addGuard({ ask, isKeptAt: (search) => search.get('panel') === 'edit', isOfView: false });
  history.push('/?view=active-jobs&job=7&panel=units');
  await answered();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(history.location.search).toBe('?view=active-jobs&job=7&panel=edit');
  history.replace('/?view=active-jobs&q=kia&job=7&panel=edit');
  expect(history.location.search).toBe('?view=active-jobs&q=kia&job=7&panel=edit');
});

test('the back button within a view asks only for what was opened last', async () => {
  const { history } = open('/?view=company');
  history.push('/?view=company&job=7');
  const page = vi.fn(() => Promise.resolve(false));
  const editor = vi.fn(() => Promise.resolve(true));
  history.addGuard({ ask: page, isKeptAt: always, isOfView: false });
  history.addGuard({ ask: editor, isKeptAt: always, isOfView: false });
  history.go(-1);
  await settled();
  await settled();
  await settled();
  expect(editor).toHaveBeenCalledTimes(1);
  expect(page).not.toHaveBeenCalled();
  expect(history.location.search).toBe('?view=company');
});
