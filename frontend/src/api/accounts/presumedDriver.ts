import {
  forgetLastDriver,
  readLastDriver,
  rememberLastDriver,
  type LastDriver,
} from '../../lib/lastDriver';
import type { CompanyConfig } from '../config';
import type { SessionUser } from './sessionUser';

type LastDriverHere = LastDriver<SessionUser, CompanyConfig>;
export const lastDriverHere = (): LastDriverHere | null => readLastDriver();

/** The driver of this phone, as long as no server answer contradicts it. */
export function presumedDriver(): LastDriverHere | null {
  const last = lastDriverHere();
  return last === null || last.hasEnded ? null : last;
}

/** The server's answer overrides what the phone remembers. */
export function recordServerUser(user: SessionUser | null): SessionUser | null {
  const last = lastDriverHere();
  if (last && user && user.role !== 'driver') forgetLastDriver('other');
  const isStill = user === null || user.id === last?.user.id;
  if (last && isStill) rememberLastDriver({ ...last, hasEnded: user === null });
  return user;
}
