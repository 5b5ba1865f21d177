import { can } from '@dispatch/domain/people/permissions';
import { type Actor, ownerOf } from '../../http/access/actor';

/** The jobs that a user can access: all, or only one driver's. */
export type JobScope = 'all' | { readonly driverId: number };

/** Ids begin at 1, so a user with the driver role but no driver record has no jobs. */
const NOBODY = 0;

export function jobScope(actor: Actor): JobScope {
  return can(ownerOf(actor), 'jobs:read') ? 'all' : { driverId: actor.driverId ?? NOBODY };
}
