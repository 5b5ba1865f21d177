import { dayBounds } from '@dispatch/domain/time/company-day';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Clock } from '../../config/clock';
import { Settings } from '../../config/settings';
import { type Caller, callerOf, visibilityOf } from '../access/actor';
import { AnswerMemory, KeptAnswer } from './answer-memory';
import { bytesOf, type Form } from './raw-json';

const REMEMBERED = 'remembered';
/** Headers of a paged list that are cached with its records. */
const KEPT_HEADERS = ['x-total-count', 'x-total-count-relation', 'link'];

interface RememberOptions {
  /** A long list, sent with one record per line to callers that accept it. */
  readonly inLines?: boolean;
  /** For an answer that also depends on the time of day: the longest time that it is kept. */
  readonly forMs?: number;
}

/**
 * Caches the answer until any write, and sends it to all callers with the same visibility. Only for a GET whose answer
 * depends on the database, the actor's permissions and driver, the URL and the company's day.
 */
export const Remembered = (options: RememberOptions = {}) => SetMetadata(REMEMBERED, options);

const TYPES: Readonly<Record<Form, string>> = {
  json: 'application/json; charset=utf-8',
  lines: 'application/x-ndjson',
};

/** JSON, unless the caller requests one record per line. */
function formFor({ headers }: FastifyRequest): Form {
  return headers.accept?.includes(TYPES.lines) ? 'lines' : 'json';
}

/** Sends cached answers, and 304 to callers that have the current one. */
@Injectable()
export class RememberInterceptor implements NestInterceptor {
  private readonly memory = new AnswerMemory();

  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const options = this.reflector.get<RememberOptions | undefined>(
      REMEMBERED,
      context.getHandler(),
    );
    if (options === undefined) return next.handle();
    const http = context.switchToHttp();
    return from(this.answer(http.getRequest(), http.getResponse(), next, options));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
    { inLines = false, forMs }: RememberOptions,
  ): Promise<Buffer | undefined> {
    const caller = callerOf(request);
    if (caller === null) throw new Error('Remembered on a route without a permission');
    // Read before the data, so that the data is at least as new.
    const form = inLines ? formFor(request) : 'json';
    const varies = inLines ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
    const key = `${form}|${this.keyOf(request, caller, forMs)}`;
    const kept = await this.memory.get(caller.dataVersion, key, async () => {
      const answer: unknown = await firstValueFrom(next.handle());
      return new KeptAnswer(bytesOf(answer, form), headersOf(reply));
    });
    void reply.headers({ ...kept.headers, ETag: kept.tag, Vary: varies });
    if (kept.isKnownBy(request.headers['if-none-match'])) {
      void reply.status(304);
      return undefined;
    }
    const packing = kept.packingFor(request.headers['accept-encoding']);
    const body = await kept.bodyIn(packing);
    if (packing !== null) void reply.header('Content-Encoding', packing);
    void reply.type(TYPES[form]);
    return body;
  }

  private keyOf(request: FastifyRequest, { actor }: Caller, forMs: number | undefined): string {
    const now = this.clock.now();
    const day = dayBounds(now, this.settings.company.timeZone).start.getTime();
    const period = forMs === undefined ? '' : Math.floor(now.getTime() / forMs);
    return `${visibilityOf(actor)}|${String(day)}|${String(period)}|${request.url}`;
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const all = reply.getHeaders();
  const kept = KEPT_HEADERS.filter((name) => all[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, String(all[name])]));
}
