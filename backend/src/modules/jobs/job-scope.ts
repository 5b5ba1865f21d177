import { can } from '@dispatch/domain/people/permissions';
import { type Actor, ownerOf } from '../../http/access/actor';

/** Whose jobs somebody reaches: all of them, or those of one driver. */
export type JobScope = 'all' | { readonly driverId: number };

/** Ids begin at 1: a driver without a driver record reaches nothing. */
const NOBODY = 0;

export function jobScope(actor: Actor): JobScope {
  return can(ownerOf(actor), 'jobs:read') ? 'all' : { driverId: actor.driverId ?? NOBODY };
}
