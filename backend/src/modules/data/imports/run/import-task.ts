import { permissionsOf } from '@dispatch/domain/people/permissions';
import type { Actor } from '../../../../http/access/actor';

export const IMPORT_TASK = 'import';

/** Who said that an import is to be made, or taken back. */
export interface ImportPayload {
  readonly userId: number;
  readonly name: string;
  readonly role: Actor['role'];
}

export const payloadOf = ({ userId, name, role }: Actor): ImportPayload => ({ userId, name, role });

/** They were allowed to when they said so; what follows is done in their name. */
const OF_STAFF = permissionsOf({ role: 'admin', seesPrices: false });

export function actorOf({ userId, name, role }: ImportPayload): Actor {
  return { userId, name, role, permissions: OF_STAFF, driverId: null, sessionId: 0 };
}
