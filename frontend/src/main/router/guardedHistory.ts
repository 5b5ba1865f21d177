import { viewOf } from '@dispatch/domain/views/console-view';
import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import type { LeaveGuard } from '../../ui/form/sending/leaveGuard';

export interface GuardedHistory extends Navigator {
  readonly location: Location;
  /** `isSamePage` means that the view stays and shows different content. */
  listen: (onChange: (isSamePage: boolean) => void) => () => void;
  /** While set, every navigation away asks first; null removes it. */
  setGuard: (guard: LeaveGuard | null) => void;
  /** Asks the guard; a page that may be left loses its guard. */
  readonly mayLeave: LeaveGuard;
  /** Removes the window listeners. */
  close: () => void;
}

interface Entry {
  readonly index: number;
  readonly key: string;
  readonly state: unknown;
}

interface Page {
  readonly pathname: string;
  readonly search?: string;
}

/** Whether two addresses show the same view, regardless of filters. */
function isSamePage(one: Page, other: Page): boolean {
  const view = ({ pathname, search }: Page) =>
    viewOf(pathname, new URLSearchParams(search).get('view'));
  return one.pathname === other.pathname && view(one) === view(other);
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function entryOf(state: unknown): Entry | null {
  return typeof state === 'object' && state !== null && 'index' in state ? (state as Entry) : null;
}

/**
 * The browser's history for the router, with a question before unsaved work is left. The router's
 * own blocker needs its data router, which would double its size on every phone.
 */
export function createGuardedHistory(view: Window = window): GuardedHistory {
  const { history } = view;
  const listeners = new Set<(isSamePage: boolean) => void>();
  let guard: LeaveGuard | null = null;
  let isReturning = false;
  if (!entryOf(history.state)) {
    history.replaceState({ index: 0, key: newKey(), state: null } satisfies Entry, '');
  }
  const read = (): Location => {
    const { pathname, search, hash } = view.location;
    const entry = entryOf(history.state);
    return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'default' };
  };
  let index = entryOf(history.state)?.index ?? 0;
  let location = read();

  const settle = () => {
    const before = location;
    index = entryOf(history.state)?.index ?? index;
    location = read();
    const isSame = isSamePage(before, location);
    listeners.forEach((notify) => notify(isSame));
  };
  const ask = (leave: () => void) => {
    if (!guard) {
      leave();
      return;
    }
    void guard().then((mayLeave) => {
      if (!mayLeave) return;
      guard = null;
      leave();
    });
  };
  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const staysHere = (to: To) => {
    const { pathname = location.pathname, search } = typeof to === 'string' ? parsePath(to) : to;
    return isSamePage(location, { pathname, search });
  };

  const handlePop = () => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const entry = entryOf(history.state);
    if (!entry) {
      // A link within the same page, such as the skip link, is made by the browser itself.
      history.replaceState({ index: index + 1, key: newKey(), state: null } satisfies Entry, '');
    }
    const steps = entry ? entry.index - index : 0;
    if (!guard || steps === 0) {
      settle();
      return;
    }
    isReturning = true;
    history.go(-steps);
    ask(() => history.go(steps));
  };
  view.addEventListener('popstate', handlePop);

  const move = (how: 'pushState' | 'replaceState', to: To, state: unknown) => {
    const go = () => {
      const next = how === 'pushState' ? index + 1 : index;
      history[how]({ index: next, key: newKey(), state } satisfies Entry, '', hrefOf(to));
      settle();
    };
    if (staysHere(to)) go();
    else ask(go);
  };

  return {
    get location() {
      return location;
    },
    createHref: hrefOf,
    push: (to, state) => move('pushState', to, state ?? null),
    replace: (to, state) => move('replaceState', to, state ?? null),
    go: (steps) => history.go(steps),
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    setGuard: (next) => {
      guard = next;
    },
    mayLeave: async () => {
      const isFree = guard === null || (await guard());
      if (isFree) guard = null;
      return isFree;
    },
    close: () => view.removeEventListener('popstate', handlePop),
  };
}
