/** How long a person may accept an invitation. */
export const INVITATION_HOURS = 72;

/** An undelivered invitation still works, if its link arrives after all. */
type InvitationState = 'open' | 'undelivered' | 'expired';

/** Instants are ISO 8601. */
interface Invitation {
  readonly expiresAt: string;
  /** When the mail server refused the e-mail for good. */
  readonly failedAt: string | null;
}

export function invitationEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_HOURS * 60 * 60 * 1000);
}

export function invitationState({ expiresAt, failedAt }: Invitation, now: Date): InvitationState {
  if (new Date(expiresAt) <= now) return 'expired';
  return failedAt === null ? 'open' : 'undelivered';
}

/** A user who has signed in before needs no invitation; a forgotten password has its own link. */
export function mayBeInvited(user: {
  readonly isActive: boolean;
  readonly lastLogin: unknown;
}): boolean {
  return user.isActive && user.lastLogin === null;
}
