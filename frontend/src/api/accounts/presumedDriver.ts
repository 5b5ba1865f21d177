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

/** The driver to whom this phone belongs, while no server has said otherwise. */
export function presumedDriver(): LastDriverHere | null {
  const last = lastDriverHere();
  return last === null || last.hasEnded ? null : last;
}

/** The server's word counts above what the phone remembers. */
export function hearWhoIsSignedIn(user: SessionUser | null): SessionUser | null {
  const last = lastDriverHere();
  if (last && user && user.role !== 'driver') forgetLastDriver('other');
  const isStill = user === null || user.id === last?.user.id;
  if (last && isStill) rememberLastDriver({ ...last, hasEnded: user === null });
  return user;
}
