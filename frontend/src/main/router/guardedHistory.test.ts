import { createGuardedHistory, type GuardedHistory } from './guardedHistory';

let opened: GuardedHistory | undefined;
afterEach(() => opened?.close());

const settled = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** A guard that gives this answer. */
const guardOf = (answer: boolean, isOfView = false) => ({
  ask: vi.fn(() => Promise.resolve(answer)),
  isOfView,
});

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
  const guard = guardOf(false);
  history.addGuard(guard);
  history.push('/?view=drivers');
  await vi.waitFor(() => expect(guard.ask).toHaveBeenCalledTimes(1));
  expect(history.location.search).toBe('?view=new-dispatch');

  guard.ask.mockResolvedValue(true);
  history.push('/?view=drivers');
  await vi.waitFor(() => expect(seen).toEqual(['/?view=drivers']));
  history.push('/?view=users');
  expect(seen).toEqual(['/?view=drivers', '/?view=users']);
  expect(guard.ask).toHaveBeenCalledTimes(2);
});

test('a removed guard leaves the others in place', async () => {
  const { history } = open('/?view=company');
  const [form, dialog] = [guardOf(false), guardOf(false)];
  history.addGuard(form);
  const removeDialog = history.addGuard(dialog);
  removeDialog();
  history.push('/?view=drivers');
  await vi.waitFor(() => expect(form.ask).toHaveBeenCalledTimes(1));
  expect(dialog.ask).not.toHaveBeenCalled();
  expect(history.location.search).toBe('?view=company');
});

test('the newest guard asks first, and the others only after it accepts', async () => {
  const { history } = open('/?view=company');
  const [form, dialog] = [guardOf(false), guardOf(false)];
  history.addGuard(form);
  history.addGuard(dialog);
  await expect(history.mayLeave()).resolves.toBe(false);
  expect(form.ask).not.toHaveBeenCalled();

  dialog.ask.mockResolvedValue(true);
  await expect(history.mayLeave()).resolves.toBe(false);
  expect(form.ask).toHaveBeenCalledTimes(1);
  expect(history.location.search).toBe('?view=company');
});

test('two forms with the same question ask it once', async () => {
  const { history } = open('/?view=company');
  const { ask } = guardOf(true);
  history.addGuard({ ask, isOfView: true });
  history.addGuard({ ask, isOfView: false });
  await expect(history.mayLeave()).resolves.toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('filters of the same view change without a question', () => {
  const { history, seen } = open('/?view=new-dispatch');
  history.addGuard(guardOf(false));
  history.replace('/?view=new-dispatch&mode=multiple');
  expect(seen).toEqual(['/?view=new-dispatch&mode=multiple']);
});

test('billing is one view, whether the path or the query names it', () => {
  const { history, seen } = open('/billing');
  const guard = guardOf(false);
  history.addGuard(guard);
  history.replace('/billing?view=billing&q=kia');
  expect(seen).toEqual(['/billing?view=billing&q=kia']);
  expect(guard.ask).not.toHaveBeenCalled();
});

test('the back button also asks', async () => {
  const { history } = open('/?view=drivers');
  history.push('/?view=new-dispatch');
  const guard = guardOf(false, true);
  history.addGuard(guard);
  history.go(-1);
  await settled();
  await settled();
  expect(guard.ask).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?view=new-dispatch');
  expect(history.location.search).toBe('?view=new-dispatch');
});

test('the back button within a view asks for what it closes, not for the view’s own form', async () => {
  const { history } = open('/?view=company');
  history.push('/?view=company&job=7');
  const [form, panel] = [guardOf(false, true), guardOf(false)];
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
  const guard = guardOf(false);
  history.addGuard(guard);
  window.location.hash = 'content';
  await settled();
  expect(history.location.hash).toBe('#content');
  expect(guard.ask).not.toHaveBeenCalled();
});
