import type { ErrorCode } from '@dispatch/domain/errors';

/** The reason why a file is not read, for the user who uploaded it. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params?: Readonly<Record<string, number>>,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** @throws Refusal */
export function refuse(code: ErrorCode, params?: Readonly<Record<string, number>>): never {
  throw new Refusal(code, params);
}
