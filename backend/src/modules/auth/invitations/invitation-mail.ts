import type { Language } from '@dispatch/domain/text/language';

/** The kind of the outbox tasks. */
export const INVITATION_MAIL = 'invitation-mail';

export interface InvitationMailPayload {
  readonly nonce: string;
  /** For a person who has not chosen a language. */
  readonly language: Language;
}
