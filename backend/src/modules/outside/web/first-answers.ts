import type { ViewId } from '@dispatch/domain/views/console-view';
import { firstRequests } from '@dispatch/domain/views/first-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenOf } from '../../auth/session-cookie';

/** The page is sent without answers rather than later than this. */
const LONGEST_WAIT_MS = 1_000;
/** Of the token's signature: tells whose answers these are, and is of no use to anybody else. */
const MARK_CHARS = 12;
/** What makes sense for the page alone. */
const OF_THE_PAGE = /^(accept|accept-encoding|connection|content-.*|if-.*|range|sec-fetch-.*)$/;
const READ_HEADERS = ['x-total-count', 'x-total-count-relation', 'etag'];

interface Answer {
  readonly url: string;
  readonly status: number;
  /** Those that the browser app reads. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Visitor {
  readonly role: string;
  readonly seesPrices: boolean;
  readonly driverId: number | null;
  readonly language: string | null;
}

/** Answers that the page brings along, so that its scripts need not ask and wait once more. */
export interface FirstAnswers {
  /** Null when nobody is signed in. */
  readonly visitor: Visitor | null;
  /** Ends the token that the answers were given for; null without one. */
  readonly mark: string | null;
  readonly answers: readonly Answer[];
}

/** Asks this server itself, as the caller, what their first view will need; null if that takes long. */
export async function firstAnswers(
  server: FastifyInstance,
  request: FastifyRequest,
  path: string,
  view: ViewId,
): Promise<FirstAnswers | null> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !OF_THE_PAGE.test(name)),
  );
  const ask = async (url: string): Promise<Answer> => {
    const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1';
    const answer = await server.inject({ url, headers, remoteAddress });
    const read = READ_HEADERS.flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    const { statusCode: status, body } = answer;
    return { url, status, headers: Object.fromEntries(read) as Record<string, string>, body };
  };
  const collect = async (): Promise<FirstAnswers> => {
    const [me, config] = await Promise.all([ask('/api/auth/me'), ask('/api/config')]);
    const visitor = me.status === 200 ? (JSON.parse(me.body) as { user: Visitor }).user : null; // our own answer
    const rest = await Promise.all(firstRequests(visitor, path, view).map(ask));
    const mark = visitor === null ? null : (tokenOf(request)?.slice(-MARK_CHARS) ?? null);
    // A refusal of anything but the session is no answer to keep: the browser asks again.
    const told = [config, ...rest].filter(({ status }) => status === 200);
    const isKnown = me.status === 200 || me.status === 401;
    return { visitor, mark, answers: isKnown ? [me, ...told] : [] };
  };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([collect(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** As a data block of the page; nothing inside can end it. */
export function answersBlock({ mark, answers }: FirstAnswers): string {
  const text = JSON.stringify({ mark, answers }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-answers">${text}</script>`;
}
