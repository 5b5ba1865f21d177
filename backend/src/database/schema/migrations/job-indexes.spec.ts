import { describeOn, freshPlace } from '../../../../test/databases/databases';
import { writeOld } from '../../../../test/old-schema';
import { Database } from '../../database';
import { MIGRATIONS } from '../migrations';
import { matchClause } from '../../../search/search-clauses';
import { JOB_INDEXES } from './0016-job-indexes';

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(JOB_INDEXES));
const AT = "'2026-03-31 15:00:00.000'";
const JOBS = `INSERT INTO jobs
  (id, status, vehicleCount, hasDriverReport, billingComplete, version, createdAt, updatedAt, completedAt) VALUES
  (1, 'delivered', 1, 0, 0, 1, ${AT}, ${AT}, ${AT}),
  (2, 'in-transit', 1, 0, 0, 1, ${AT}, ${AT}, NULL)`;
const WORDS = `INSERT INTO job_search (id, words) VALUES (1, 'z0000maple'), (2, 'z0000maple')`;

describeOn('mysql', 'Words from before delivered jobs had an index of their own', () => {
  it('are in that of their job, and nothing is left of the one of all', async () => {
    const place = await freshPlace('mysql');
    const old = new Database({ database: place }, { migrations: BEFORE });
    await old.open();
    await writeOld(old, JOBS, WORDS);
    expect(await indexesOf(old, 'job_search')).toBeGreaterThan(0);
    await old.close();

    const database = new Database({ database: place });
    await database.open();
    const { sql, params } = matchClause('mysql', 'job_search', ['map'], [0]);
    expect(await database.query(`${sql} ORDER BY id`, params)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await indexesOf(database, 'job_search')).toBe(0);
    expect(await database.query('SELECT id FROM open_words')).toEqual([{ id: 2 }]);
    await database.close();
  });

  /** InnoDB's own tables of an index of words. */
  async function indexesOf(database: Database, table: string): Promise<number> {
    const [found] = await database.query<{ count: number }>(
      `SELECT COUNT(*) AS count FROM information_schema.INNODB_SYS_TABLES
       WHERE NAME LIKE CONCAT(DATABASE(), '/FTS_', LPAD(LOWER(HEX(
         (SELECT TABLE_ID FROM information_schema.INNODB_SYS_TABLES WHERE NAME = CONCAT(DATABASE(), '/', ?)))), 16, '0'), '%')`,
      [table],
    );
    return Number(found?.count);
  }
});
