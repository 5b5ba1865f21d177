import type { Language } from '@dispatch/domain/text/language';

/** The kind of the outbox tasks. */
export const RESET_MAIL = 'password-reset-mail';

export interface ResetMailPayload {
  readonly email: string;
  readonly language: Language | null;
  readonly nonce: string;
  /** ISO 8601. */
  readonly askedAt: string;
}
