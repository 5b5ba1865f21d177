import { permissionsOf } from '@dispatch/domain/people/permissions';
import type { Actor } from '../../../../http/access/actor';

export const IMPORT_TASK = 'import';

/** The user who started or undid an import. */
export interface ImportPayload {
  readonly userId: number;
  readonly name: string;
  readonly role: Actor['role'];
}

export const payloadOf = ({ userId, name, role }: Actor): ImportPayload => ({ userId, name, role });

/** The permissions were checked at the start. The work then runs in that user's name. */
const OF_STAFF = permissionsOf({ role: 'admin', seesPrices: false });

export function actorOf({ userId, name, role }: ImportPayload): Actor {
  return { userId, name, role, permissions: OF_STAFF, driverId: null, sessionId: 0 };
}
