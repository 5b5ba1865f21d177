import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import { currentRequestId } from './http/request-context';

/** Nest's own chatter about modules and routes says nothing to people who run the server. */
const CHATTER = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** Writes one JSON line an entry; bodies, headers and passwords never get here. */
export class ServerLog implements LoggerService {
  private readonly out: pino.Logger;

  constructor(level: string) {
    this.out = pino({
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ requestId: currentRequestId() ?? undefined }),
    });
  }

  log(message: unknown, context?: unknown): void {
    if (typeof context === 'string' && CHATTER.has(context)) return;
    this.out.info({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    // That it cannot listen: whoever starts the server says so in words for people.
    if (rest.at(-1) === 'NestApplication') return;
    this.out.error({ context: rest.at(-1) }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.out.warn({ context }, String(message));
  }

  debug(message: unknown, context?: unknown): void {
    this.out.debug({ context }, String(message));
  }

  fatal(message: unknown, context?: unknown): void {
    this.out.fatal({ context }, String(message));
  }
}
