import {
  type AccountEvent,
  type Credential,
  CREDENTIALS,
  CREDENTIALS_AFTER,
  endedAfter,
} from '@dispatch/domain/people/credentials';
import { PASSWORD } from '../../../../test/app/cast';
import { plantedCredentials, type Planted } from '../../../../test/accounts/credentials';
import { confirm } from '../../../../test/accounts/factors';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { endCredentials } from './end-credentials';

const NEXT = 'another horse altogether';

interface Person {
  readonly userId: number;
  readonly path: string;
  readonly caller: Caller;
  readonly planted: Planted;
}

describeHttpOnEachDatabase('Revoked credentials', (api) => {
  let admin: Caller;
  let count = 0;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  async function newPerson(): Promise<Person> {
    const email = `person${String((count += 1))}@example.com`;
    const wanted = { name: 'Pat Person', email, password: PASSWORD, role: 'viewer' };
    const { id: userId } = expectStatus(await admin.post('/api/admin/users', wanted), 201);
    const signedIn = await api().anonymous.post('/api/auth/login', { email, password: PASSWORD });
    const caller = api().caller(expectStatus(signedIn, 200).token);
    await confirm(caller);
    const path = `/api/admin/users/${String(userId)}`;
    return { userId, path, caller, planted: await plantedCredentials(api(), userId) };
  }

  const change = async ({ path }: Person, changes: object) =>
    expectStatus(await admin.put(path, changes), 200);
  const newPassword = async ({ caller }: Person, endTokens: boolean) => {
    const body = { currentPassword: PASSWORD, newPassword: NEXT, endTokens };
    expectStatus(await caller.post('/api/auth/password', body), 204);
  };
  const restored = (chosen: readonly Credential[]) =>
    api().transactions.run(async (tx) => {
      await endCredentials(tx, 'restored', { userId: null, chosen }, api().clock.now());
      // The following tests use the same admin.
      const { userId } = api().cast.admin;
      await tx.manager.query('UPDATE sessions SET revokedAt = NULL WHERE userId = ?', [userId]);
    });

  const CAUSES: Readonly<
    Record<AccountEvent, (person: Person, chosen: readonly Credential[]) => Promise<unknown>>
  > = {
    'password-changed': (person, chosen) => newPassword(person, chosen.length > 0),
    'password-set-by-admin': (person) => change(person, { password: NEXT }),
    'password-reset': async ({ planted }) => {
      const body = { token: planted.resetToken, password: NEXT };
      expectStatus(await api().anonymous.post('/api/auth/password-resets/complete', body), 204);
    },
    'email-changed': (person) => change(person, { email: `moved${String(count)}@example.com` }),
    'role-changed': (person) => change(person, { role: 'dispatcher' }),
    deactivated: (person) => change(person, { isActive: false }),
    'second-factor-changed': async ({ caller, planted }) => {
      const path = `/api/auth/passkeys/${String(planted.otherPasskey)}`;
      expectStatus(await caller.delete(path), 204);
    },
    'second-factor-removed': async ({ path }) =>
      expectStatus(await admin.delete(`${path}/second-factor`), 204),
    'signed-out-everywhere': async ({ caller }) =>
      expectStatus(await caller.delete('/api/auth/sessions'), 204),
    erased: async ({ userId }) => {
      await api().transactions.run((tx) =>
        tx.manager.query('UPDATE users SET isActive = 0 WHERE id = ?', [userId]),
      );
      const path = `/api/privacy/people/user/${String(userId)}/erasures`;
      expectStatus(await admin.post(path, { name: 'Pat Person', reason: 'asked' }), 201);
    },
    restored: (_, chosen) => restored(chosen),
  };

  const CASES = (Object.keys(CAUSES) as AccountEvent[]).flatMap((event) => {
    const fates: Readonly<Record<Credential, string>> = CREDENTIALS_AFTER[event];
    const offered = CREDENTIALS.filter((credential) => fates[credential] === 'offered');
    return offered.length === 0
      ? [{ event, chosen: [] }]
      : [
          { event, chosen: [] },
          { event, chosen: offered },
        ];
  });

  test.each(CASES)(
    'after $event with $chosen is what the table says',
    async ({ event, chosen }) => {
      const person = await newPerson();
      expect(await person.planted.ended()).toEqual([]);
      await CAUSES[event](person, chosen);
      expect(await person.planted.ended()).toEqual(endedAfter(event, chosen));
    },
  );

  test('deleting a user equals deactivating them', async () => {
    const person = await newPerson();
    expectStatus(await admin.delete(person.path), 204);
    expect(await person.planted.ended()).toEqual(endedAfter('deactivated'));
  });

  test('credentials of other users stay valid', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await CAUSES['password-set-by-admin'](person, []);
    await CAUSES['second-factor-removed'](person, []);
    expect(await other.planted.ended()).toEqual([]);
    expect((await other.caller.get('/api/auth/me')).status).toBe(200);
  });

  test('the current session survives a password change and signing out everywhere else', async () => {
    const person = await newPerson();
    await CAUSES['signed-out-everywhere'](person, []);
    await CAUSES['password-changed'](person, []);
    expect((await person.caller.get('/api/auth/me')).status).toBe(200);
  });
});
