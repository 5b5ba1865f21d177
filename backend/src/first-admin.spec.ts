import { describeOnEachDatabase } from '../test/databases/databases';
import { TestClock } from '../test/app/http';
import { loadSettings } from './config/settings';
import type { Database } from './database/database';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { createFirstAdmin } from './first-admin';
import { PasswordHasher } from './modules/auth/passwords/password-hasher';

function groundOn(database: Database, env: Record<string, string> = {}) {
  const settings = loadSettings({ JWT_SECRET: 'a secret for tests that is long enough', ...env });
  return { settings, clock: new TestClock(), transactions: new TransactionRunner(database) };
}

const passwords = new PasswordHasher();

async function storedUsers(database: Database) {
  return database.query<{ email: string; role: string; passwordHash: string }>(
    'SELECT email, role, passwordHash FROM users',
  );
}

describeOnEachDatabase('the first admin', (makeDatabase) => {
  test('gets a random password, shown once, while there is no user', async () => {
    const database = await makeDatabase();
    const admin = await createFirstAdmin(groundOn(database));
    expect(admin).toMatchObject({ email: 'admin@example.com' });
    const [user, ...others] = await storedUsers(database);
    expect(others).toEqual([]);
    expect(user).toMatchObject({ email: 'admin@example.com', role: 'admin' });
    expect(admin!.password!.length).toBeGreaterThanOrEqual(20);
    expect(await passwords.verify(user!.passwordHash, admin!.password!)).toBe(true);
    expect(await createFirstAdmin(groundOn(database))).toBeNull();
    expect(await storedUsers(database)).toHaveLength(1);
  });

  test('uses the configured e-mail and password, without showing them', async () => {
    const database = await makeDatabase();
    const env = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'a configured one' };
    expect(await createFirstAdmin(groundOn(database, env))).toEqual({
      email: 'Boss@Example.com',
      password: null,
    });
    const [user] = await storedUsers(database);
    expect(user!.email).toBe('boss@example.com');
    expect(await passwords.verify(user!.passwordHash, 'a configured one')).toBe(true);
  });

  test('is created once by processes that start together', async () => {
    const database = await makeDatabase();
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createFirstAdmin(groundOn(database))),
    );
    expect(made.filter((admin) => admin !== null)).toHaveLength(1);
    expect(await storedUsers(database)).toHaveLength(1);
  });
});
