import { SESSION_CACHE_MS } from '@dispatch/domain/limits';
import { readToken } from './sessionToken';

interface FirstAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface FirstAnswers {
  /** Ends the token for which they were given; null for nobody. */
  readonly mark: string | null;
  readonly answers: FirstAnswer[];
}

/**
 * Session and config never change through the live feed, so taking them from the page cannot miss
 * an event.
 */
const OF_THE_SESSION = /^\/api\/(auth|config)\b/;

let first: FirstAnswers | null = null;
let hasData = false;

/** Takes over what the page brought along. */
export function readFirstAnswers(): void {
  const text = document.getElementById('first-answers')?.textContent;
  first = text ? (JSON.parse(text) as FirstAnswers) : null; // written by our own server
  hasData = false;
}

/** They are of use to the person they were given for, and only while they are fresh. */
function areOurs({ mark }: FirstAnswers): boolean {
  if (performance.now() > SESSION_CACHE_MS) return false;
  const token = readToken();
  return token === null || (mark !== null && token.endsWith(mark));
}

/** Whether the page brought an answer for whoever is here: asking for it costs nothing then. */
export function hasBrought(wanted: string): boolean {
  return first !== null && areOurs(first) && first.answers.some(({ url }) => url === wanted);
}

/** The answer that the page brought along, once; everything else is asked of the server. */
function takeFirstAnswer({ method, url }: Request): Response | null {
  if (first === null || method !== 'GET') return null;
  if (!areOurs(first)) {
    dropFirstAnswers();
    return null;
  }
  const { pathname, search } = new URL(url);
  const wanted = `${pathname}${search}`.replace(/\?$/, '');
  const index = first.answers.findIndex((answer) => answer.url === wanted);
  const [answer] = index < 0 ? [] : first.answers.splice(index, 1);
  if (!answer) return null;
  hasData ||= !OF_THE_SESSION.test(wanted);
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

export const fetchOrTakeFirst: typeof fetch = (input, init) => {
  const answer = input instanceof Request ? takeFirstAnswer(input) : null;
  return answer ? Promise.resolve(answer) : fetch(input, init);
};

/** Somebody else signs in or out: what the page brought is not theirs. */
export function dropFirstAnswers(): void {
  first = null;
}

/** Whether what shows may have changed between the page's answer and its scripts' start. */
export function mayHaveMissedChanges(): boolean {
  return hasData;
}
