import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Row, toNumber } from '../../src/database/rows';
import type { Migration } from '../../src/database/schema/migration';
import { MIGRATIONS } from '../../src/database/schema/migrations';
import { closeAll, opened, restore } from '../backups/backups';
import { describeWithDatabase, freshPlace } from '../databases/databases';
import { expectStatus } from '../records/jobs';
import { ServerProcess } from '../process/server-process';
import { serverOn } from '../process/server-settings';

/** The content of each release's sample company; the backups are in the same folder. */
const COMPANY = z.object({
  admin: z.object({ email: z.string(), password: z.string() }),
  counts: z.record(z.string(), z.int()),
  money: z.object({ jobs: z.int(), priceCents: z.int() }),
  job: z.looseObject({ id: z.int() }),
  customer: z.string(),
  /** Answers of the release that do not depend on the day. */
  answers: z.array(z.object({ path: z.string(), body: z.unknown() })).default([]),
});

const RELEASES = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Represents a future migration, and proves that it reaches all rows. */
const NEXT: Migration = {
  name: '9999-next',
  expands: true,
  steps: ["ALTER TABLE customers ADD COLUMN nextWord varchar(20) NOT NULL DEFAULT 'rolled'"],
};

describe.each(RELEASES)('A company of release %s', (release) => {
  const folder = join(__dirname, release);
  const company = COMPANY.parse(JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')));

  describeWithDatabase('rolled forward', (_, engine) => {
    afterEach(closeAll);

    test('keeps its rows through the newest migration, and gives the same answers', async () => {
      const place = await freshPlace(engine);
      const file = join(folder, `${engine}.backup`);
      const header = await restore(file, place, { migrations: [...MIGRATIONS, NEXT] });
      expect(header.schema.length).toBeLessThanOrEqual(MIGRATIONS.length);
      expect(header.engine).toBe(engine);

      const database = await opened(place);
      const read = async (sql: string) => (await database.query<Row>(sql))[0] ?? {};
      const counts: Record<string, number> = {};
      for (const table of Object.keys(company.counts))
        counts[table] = toNumber((await read(`SELECT COUNT(*) AS n FROM ${table}`))['n']);
      expect(counts).toEqual(company.counts);
      const money = await read(
        'SELECT COUNT(*) AS jobs, SUM(priceCents) AS cents FROM jobs WHERE deletedAt IS NULL',
      );
      expect({ jobs: toNumber(money['jobs']), priceCents: toNumber(money['cents']) }).toEqual(
        company.money,
      );
      expect(await read("SELECT COUNT(*) AS n FROM customers WHERE nextWord = 'rolled'")).toEqual({
        n: company.counts['customers'],
      });
      await closeAll();

      const server = await ServerProcess.start(serverOn(place));
      const admin = await server.signIn(company.admin);
      expect(
        expectStatus(await admin.get(`/api/jobs/${String(company.job.id)}`), 200),
      ).toMatchObject(company.job);
      const [word = ''] = company.customer.split(' ');
      expect(expectStatus(await admin.get(`/api/customers?q=${word}`), 200)).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ name: company.customer })]),
      );
      for (const { path, body } of company.answers) {
        const now: unknown = expectStatus(await admin.get(path), 200);
        expect({ path, body: now }).toMatchObject({ path, body });
      }
      expectStatus(await admin.post('/api/jobs', { poNumber: 'PO-after' }), 201);
      await server.stop();
    });
  });
});
