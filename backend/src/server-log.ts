import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import { masked } from './log-mask';
import { currentRequest } from './http/request-context';

/** Nest's messages about modules and routes are of no use to operators. */
const CHATTER = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/**
 * Writes one JSON line per entry. Bodies, headers and passwords are never logged; error messages of other systems are
 * masked.
 */
export class ServerLog implements LoggerService {
  private readonly out: pino.Logger;

  constructor(level: string, to: pino.DestinationStream = pino.destination(1)) {
    const options = {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const request = currentRequest();
        return {
          requestId: request?.requestId,
          callerRequestId: request?.callerRequestId ?? undefined,
          traceId: request?.traceId ?? undefined,
        };
      },
    };
    this.out = pino(options, to);
  }

  log(message: unknown, context?: unknown): void {
    if (typeof context === 'string' && CHATTER.has(context)) return;
    this.out.info({ context }, masked(String(message)));
  }

  error(message: unknown, ...rest: unknown[]): void {
    // The server cannot listen: the caller reports this in a readable message.
    if (rest.at(-1) === 'NestApplication') return;
    this.out.error({ context: rest.at(-1) }, masked(String(message)));
  }

  warn(message: unknown, context?: unknown): void {
    this.out.warn({ context }, masked(String(message)));
  }

  debug(message: unknown, context?: unknown): void {
    this.out.debug({ context }, masked(String(message)));
  }

  fatal(message: unknown, context?: unknown): void {
    this.out.fatal({ context }, masked(String(message)));
  }
}
