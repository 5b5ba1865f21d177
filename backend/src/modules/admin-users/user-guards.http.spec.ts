import { type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';
import { expectStatus } from '../../../test/records/jobs';
import { storeJob } from '../../../test/stored/stored-job';

const LAST = {
  statusCode: 409,
  code: 'last_admin',
  message: 'The last active admin cannot be deleted, deactivated or demoted.',
};
const SELF = {
  statusCode: 409,
  code: 'self_change',
  message: 'You cannot delete, deactivate or demote your own account.',
};

describeHttpOnEachDatabase('forbidden changes of users', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  /** Every request that stops an admin from being an active admin. */
  const losses = (caller: Caller, userId: number) => [
    () => caller.put(`/api/admin/users/${userId}`, { role: 'driver' }),
    () => caller.put(`/api/admin/users/${userId}`, { isActive: false }),
    () => caller.delete(`/api/admin/users/${userId}`),
  ];

  test('admins deleting, deactivating or demoting themselves', async () => {
    for (const lose of losses(admin, api().cast.admin.userId))
      expect((await lose()).body).toMatchObject(SELF);
    const renamed = await admin.put(`/api/admin/users/${api().cast.admin.userId}`, {
      name: 'Ada Renamed',
      role: 'admin',
      isActive: true,
    });
    expect(renamed.status).toBe(200);
  });

  test('deleting a driver with open jobs, or removing their role', async () => {
    const { userId, driverId } = api().cast.driver;
    for (const status of ['assigned', 'picked-up', 'in-transit', 'delivered'])
      await storeJob(api(), { driverId, status });
    const refusal = {
      statusCode: 409,
      code: 'driver_has_open_jobs',
      message: 'This driver still has open jobs: 3. Reassign or complete them first.',
      params: { count: 3 },
    };
    expect((await admin.delete(`/api/admin/users/${userId}`)).body).toMatchObject(refusal);
    const demoted = await admin.put(`/api/admin/users/${userId}`, { role: 'admin' });
    expect(demoted.body).toMatchObject(refusal);
    await api().transactions.run((tx) => tx.manager.query("UPDATE jobs SET status = 'delivered'"));
    expect((await admin.delete(`/api/admin/users/${userId}`)).status).toBe(204);
  });

  test('leaving the company without an active admin, even by two requests at once', async () => {
    const { userId } = api().cast.admin;
    const other = await api().as('otherAdmin');
    const { userId: otherId } = api().cast.otherAdmin;
    const answers = await Promise.all([
      admin.put(`/api/admin/users/${otherId}`, { isActive: false }),
      other.delete(`/api/admin/users/${userId}`),
      admin.delete(`/api/admin/users/${otherId}`),
      other.put(`/api/admin/users/${userId}`, { role: 'driver' }),
    ]);
    // The first request ends the other admin's session, so later ones get 401, 404 or 409.
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThanOrEqual(1);
    const left = await api().database.query<{ id: number }>(
      "SELECT id FROM users WHERE role = 'admin' AND isActive = 1 AND deletedAt IS NULL",
    );
    expect(left).toHaveLength(1);
    const survivor = left[0]!.id === userId ? admin : other;
    for (const lose of losses(survivor, left[0]!.id))
      expect((await lose()).body).toMatchObject(LAST);
  });
});

describeHttpOnEachDatabase(
  'the configured minimum password length',
  (api) => {
    test('applies to new and changed passwords', async () => {
      const admin = await api().as('admin');
      const person = { name: 'Nadia', email: 'nadia@example.com', role: 'admin' };
      const short = await admin.post('/api/admin/users', { ...person, password: '123456789' });
      expect(short.body.details).toEqual([
        {
          field: 'password',
          code: 'new_password',
          params: { min: 10 },
          message: 'Password is required and must be at least 10 characters for new users',
        },
      ]);
      const made = await admin.post('/api/admin/users', { ...person, password: 'two chairs' });
      const { id } = expectStatus(made, 201);
      const changed = await admin.put(`/api/admin/users/${String(id)}`, { password: '123456789' });
      expect(changed.body.details).toEqual([
        {
          field: 'password',
          code: 'short_password',
          params: { min: 10 },
          message: 'Password must be at least 10 characters',
        },
      ]);
    });
  },
  { PASSWORD_MIN_LENGTH: '10' },
);
