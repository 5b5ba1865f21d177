import { describeHttpOnEachDatabase } from '../app/http';

const NUMBERS = 'WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100)';
const AT = "'2026-03-01 12:00:00.000'";

/** More than 10,000 records of each. */
const MANY = {
  vehicles: `INSERT INTO vehicles (version, createdAt, updatedAt)
    ${NUMBERS} SELECT 1, ${AT}, ${AT} FROM n CROSS JOIN n AS other CROSS JOIN (SELECT 1 UNION ALL SELECT 2) two`,
  customers: `INSERT INTO customers (name, nameKey, nameSort, status, version, createdAt, updatedAt)
    ${NUMBERS} SELECT 'Maple', 'maple', 'maple', 'active', 1, ${AT}, ${AT}
    FROM n CROSS JOIN n AS other CROSS JOIN (SELECT 1 UNION ALL SELECT 2) two`,
  'admin/users': `INSERT INTO users (name, nameSort, email, passwordHash, role, isActive, version, createdAt, updatedAt)
    ${NUMBERS} SELECT 'Maple', 'maple', 'maple@example.com', '', 'driver', 1, 1, ${AT}, ${AT}
    FROM n CROSS JOIN n AS other CROSS JOIN (SELECT 1 UNION ALL SELECT 2) two`,
  drivers: `INSERT INTO drivers (userId, name, nameSort, status, version, createdAt, updatedAt)
    SELECT id, name, nameSort, 'available', 1, ${AT}, ${AT} FROM users WHERE name = 'Maple'`,
};

describeHttpOnEachDatabase('A list of more than 10,000 records', (api) => {
  it.each(Object.entries(MANY))('is given in pages alone: %s', async (name, sql) => {
    const admin = await api().as('admin');
    expect((await admin.get(`/api/${name}`)).status).toBe(200);
    await api().transactions.run((tx) => tx.manager.query(sql));
    const whole = await admin.get(`/api/${name}`);
    expect(whole.status).toBe(400);
    expect(whole.body).toMatchObject({
      details: [{ field: 'limit', code: 'needed_for_long_list', params: { max: 10_000 } }],
    });
    expect((await admin.get(`/api/${name}?limit=5`)).status).toBe(200);
  });
});
