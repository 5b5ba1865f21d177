import { useSyncExternalStore } from 'react';

/** The items one user opened last, newest first: `job:12`, `command:billing`. Only ids, no data. */
export type RecentItem = `${'job' | 'command'}:${string}`;

const KEPT = 8;
const CHANGED = 'recent-changed';
const NONE = '[]';

const keyOf = (person: number) => `recent:${person}`;

function isRecentItem(value: unknown): value is RecentItem {
  return typeof value === 'string' && /^(?:job:[1-9]\d{0,9}|command:[a-z-]+)$/.test(value);
}

function read(person: number): string {
  try {
    return localStorage.getItem(keyOf(person)) ?? NONE;
  } catch {
    return NONE;
  }
}

function parse(text: string): RecentItem[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.filter(isRecentItem) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(person: number, item: RecentItem): void {
  const others = parse(read(person)).filter((known) => known !== item);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([item, ...others].slice(0, KEPT)));
  } catch {
    // Storage may be refused; nothing is remembered then.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

export function useRecentItems(person: number): RecentItem[] {
  return parse(useSyncExternalStore(subscribe, () => read(person)));
}
