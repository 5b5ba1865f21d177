import type { ViewId } from '@dispatch/domain/views/console-view';
import { firstRequests } from '@dispatch/domain/views/first-requests';
import { audienceOf, type Page, type RouteName, ROUTES } from '@dispatch/domain/views/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenOf } from '../../auth/sessions/session-cookie';

/** The page is sent without first answers if they take longer. */
const LONGEST_WAIT_MS = 1_000;
/** The length of the token's suffix that identifies the session of the answers. It is useless for an attacker. */
const MARK_CHARS = 12;
/** Request headers that apply only to the page itself. */
const OF_THE_PAGE = /^(accept|accept-encoding|connection|content-.*|if-.*|range|sec-fetch-.*)$/;
const READ_HEADERS = ['x-total-count', 'x-total-count-relation', 'etag'];

interface Answer {
  readonly url: string;
  readonly status: number;
  /** The headers that the browser app reads. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Visitor {
  readonly role: string;
  readonly seesPrices: boolean;
  readonly driverId: number | null;
  readonly language: string | null;
}

/** Responses embedded in the page, which save its scripts a round trip. */
export interface FirstAnswers {
  /** Null if no user is signed in. */
  readonly visitor: Visitor | null;
  /** The page that the address shows to this visitor. */
  readonly page: Page;
  /** The last characters of the token that the answers belong to; null without a token. */
  readonly mark: string | null;
  readonly answers: readonly Answer[];
}

/** Requests the data of the caller's first view from this server itself; null on timeout. */
export async function firstAnswers(
  server: FastifyInstance,
  request: FastifyRequest,
  route: RouteName,
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
    const page = ROUTES[route][audienceOf(visitor)];
    const rest = await Promise.all(firstRequests(visitor, page, view).map(ask));
    const mark = visitor === null ? null : (tokenOf(request)?.slice(-MARK_CHARS) ?? null);
    // Keep only successful responses, except for the session's; the browser repeats the others.
    const told = [config, ...rest].filter(({ status }) => status === 200);
    const isKnown = me.status === 200 || me.status === 401;
    return { visitor, page, mark, answers: isKnown ? [me, ...told] : [] };
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

/** Returns a data block for the page. Escaping prevents its content from closing the block. */
export function answersBlock({ mark, answers }: FirstAnswers): string {
  const text = JSON.stringify({ mark, answers }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-answers">${text}</script>`;
}
