import { AppError, fieldError } from '@dispatch/domain/errors';
import type { FastifyInstance } from 'fastify';

/** Largest body in bytes: many times the size of nine units with every text at its limit. */
export const BODY_LIMIT = 256 * 1024;
const MAX_DEPTH = 8;
/** Enough for a thousand jobs with their versions and an action. */
const MAX_KEYS = 2100;
const FORBIDDEN_KEYS = new Set(['__proto__', 'prototype', 'constructor']);

function measure(value: unknown, path: readonly string[], seen: { keys: number }): void {
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= MAX_DEPTH) throw new AppError('body_too_deep');
  for (const key of Object.keys(value)) {
    seen.keys += 1;
    if (seen.keys > MAX_KEYS) throw new AppError('body_too_wide');
    if (FORBIDDEN_KEYS.has(key)) throw fieldError([...path, key].join('.'), 'unknown_field');
    measure((value as Record<string, unknown>)[key], [...path, key], seen); // checked to be an object above
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('malformed_json');
  }
  measure(value, [], { keys: 0 });
  return value;
}

/** Bodies are not decompressed: a compressed one would be read as plain. */
function isPacked(encoding: string | undefined): boolean {
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}

/**
 * Accepts only plain JSON and limits its depth and size before any check reads it. A request without a body is treated
 * as one without fields.
 */
export function takeJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      try {
        if (isPacked(request.headers['content-encoding']))
          throw new AppError('unsupported_media_type');
        done(null, parse(body.toString()));
      } catch (error) {
        done(error instanceof Error ? error : new AppError('malformed_json'));
      }
    },
  );
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.body === undefined) request.body = {};
    done();
  });
}
