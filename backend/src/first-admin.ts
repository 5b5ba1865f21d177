import { randomBytes } from 'node:crypto';
import type { CoreServices } from './core-services';
import { holdGuard } from './database/transactions/guards';
import { ActivityLog } from './modules/base/activity/activity-log';
import { ChangeFeed } from './modules/base/activity/change-feed';
import { PasswordHasher } from './modules/auth/passwords/password-hasher';
import { UserRepository } from './modules/auth/users/user.repository';

export interface SignIn {
  readonly email: string;
  readonly password: string | null;
}

type FirstAdminServices = Pick<CoreServices, 'settings' | 'clock' | 'transactions'>;

const MADE_UP_LENGTH = 20;

/**
 * Creates the first admin if there is no user.
 * @returns the sign-in, with a null password if it is the configured one; null if users exist
 */
export async function createFirstAdmin(core: FirstAdminServices): Promise<SignIn | null> {
  const { admin, passwordMinLength } = core.settings;
  const password = admin.password ?? madeUpPassword(passwordMinLength);
  if (!(await makeFirstAdmin(core, password))) return null;
  return { email: admin.email, password: admin.password === null ? password : null };
}

/** Creates the admin with this password; returns false if users exist. */
export async function makeFirstAdmin(
  { settings, clock, transactions }: FirstAdminServices,
  password: string,
): Promise<boolean> {
  const users = new UserRepository();
  if (await transactions.run((tx) => users.hasAny(tx))) return false;
  const passwordHash = await new PasswordHasher().hash(password);
  const email = settings.admin.email.toLowerCase();
  return transactions.run(async (tx) => {
    await holdGuard(tx, 'last-admin');
    if (await users.hasAny(tx)) return false;
    const account = { name: 'Administrator', email, role: 'admin', isActive: true };
    const id = await users.insert(tx, { ...account, passwordHash }, clock.now());
    const log = new ActivityLog(new ChangeFeed(), clock);
    await log.record(tx, null, {
      action: 'user.created',
      resourceId: id,
      version: 1,
      after: account,
    });
    return true;
  });
}

function madeUpPassword(minLength: number): string {
  const length = Math.max(MADE_UP_LENGTH, minLength);
  return randomBytes(length).toString('base64url').slice(0, length);
}
