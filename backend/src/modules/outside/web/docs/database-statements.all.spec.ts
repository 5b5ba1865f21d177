import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOn } from '../../../../../test/databases/databases';
import { databaseServer, onServer } from '../../../../../test/databases/server-databases';
import { Database } from '../../../../database/database';

const PAGE = join(__dirname, '../../../../../../docs/database.md');

describeOn('mysql', 'The statements of the manual', () => {
  const server = databaseServer();
  const name = `dispatch_test_manual_${String(process.pid)}`;
  afterAll(async () => {
    await onServer(server, `DROP USER IF EXISTS '${name}'@'%'`);
    await onServer(server, `DROP DATABASE IF EXISTS ${name}`);
  });

  test('create a database on which the product starts', async () => {
    const [, block = ''] = /```sql\n([\s\S]+?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
    const statements = block
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean);
    expect(statements).toHaveLength(3);
    for (const statement of statements)
      await onServer(
        server,
        statement
          .replaceAll("'dispatch'", `'${name}'`)
          .replaceAll(/\bdispatch\b(?!')/g, name)
          .replace('password', 'letters1and2digits'),
      );
    const place = { ...server, user: name, password: 'letters1and2digits', name };
    const database = new Database({ database: place });
    await database.open();
    expect(await database.query('SELECT COUNT(*) AS n FROM users')).toEqual([{ n: 0 }]);
    await database.close();
  });
});
