import { lookup as systemLookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type DeliveryProblem, problemSentence } from '@dispatch/domain/webhooks/delivery-problem';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { Settings } from '../../../../config/settings';
import { isOpenAddress } from './closed-addresses';
import { addressProblem, hostOf } from './webhook-address';

/** For one delivery, from the connection to the end of the response. */
const DEADLINE_MS = 10_000;
/** Bytes of a response that are read. */
const MOST_READ = 4_096;

export interface Posted {
  readonly status: number;
  readonly answer: string;
  /** Seconds or a date, as received; null without the header. */
  readonly retryAfter: string | null;
}

export interface PostOptions {
  readonly lookup: LookupFunction;
  readonly deadlineMs: number;
}

const USUAL: PostOptions = { lookup: systemLookup, deadlineMs: DEADLINE_MS };
export const POST_OPTIONS = Symbol('options of WebhookPost');

/**
 * Sends a request to a user-defined address. The resolved IP is checked on connection, which prevents DNS rebinding.
 * Redirects are not followed.
 */
@Injectable()
export class WebhookPost {
  private readonly insideHosts: readonly string[];
  private readonly options: PostOptions;

  constructor(
    @Inject(Settings) { webhooks }: Pick<Settings, 'webhooks'>,
    @Optional() @Inject(POST_OPTIONS) options?: PostOptions,
  ) {
    this.insideHosts = webhooks.insideHosts;
    this.options = options ?? USUAL;
  }

  /** @throws Unsendable, and errors of the connection */
  async send(
    address: string,
    headers: Record<string, string>,
    body: string | Buffer,
  ): Promise<Posted> {
    const problem = addressProblem(address, this.insideHosts);
    if (problem === 'inside_address') throw new Unsendable({ code: 'inside', detail: address });
    if (problem !== null) throw new Unsendable({ code: 'bad-address', detail: null });
    const { deadlineMs } = this.options;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return await this.exchange(new URL(address), headers, body, signal);
    } catch (error) {
      if (signal.aborted) throw new Unsendable({ code: 'late', detail: String(deadlineMs) }, error);
      throw error;
    }
  }

  private exchange(
    url: URL,
    headers: Record<string, string>,
    body: string | Buffer,
    signal: AbortSignal,
  ): Promise<Posted> {
    const isInside = this.insideHosts.includes(hostOf(url));
    const lookup = isInside ? this.options.lookup : openLookup(this.options.lookup);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const asked = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // Use a new connection: a reused one would skip the check of its address.
          agent: false,
          lookup,
          signal,
        },
        (answer) => {
          readSome(answer).then(
            (text) =>
              resolve({
                status: answer.statusCode ?? 0,
                answer: text,
                retryAfter: answer.headers['retry-after'] ?? null,
              }),
            reject,
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }
}

/** The reason why there is no response. */
class Unsendable extends Error {
  constructor(
    readonly problem: DeliveryProblem,
    cause?: unknown,
  ) {
    super(problemSentence(problem), { cause });
  }
}

/** Maps the error of a failed request to the stored problem. */
export function postProblem(error: unknown): DeliveryProblem {
  if (error instanceof Unsendable) return error.problem;
  return { code: 'unreached', detail: error instanceof Error ? error.message : String(error) };
}

/** Every resolved address must be public, because the system tries them one after another. */
function openLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) {
        done(error, []);
        return;
      }
      const list = typeof found === 'string' ? [{ address: found, family: 0 }] : found;
      const [first] = list;
      const closed = list.find(({ address }) => !isOpenAddress(address));
      if (closed !== undefined || first === undefined)
        done(
          new Unsendable({
            code: 'inside',
            detail: `${hostname}, ${closed?.address ?? 'nowhere'}`,
          }),
          [],
        );
      else if (options.all === true) done(null, list);
      else done(null, first.address, first.family);
    });
  };
}

/** Reads the beginning of a response and ignores the rest. */
function readSome(answer: http.IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let read = 0;
    const end = () => resolve(Buffer.concat(parts).subarray(0, MOST_READ).toString('utf8'));
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      read += part.length;
      if (read < MOST_READ) return;
      end();
      answer.destroy();
    });
    answer.on('end', end);
    answer.on('error', reject);
  });
}
