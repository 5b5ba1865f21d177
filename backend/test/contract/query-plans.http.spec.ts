import { describeHttpOnEachDatabase } from '../app/http';
import { driverIdOf, expectStatus } from '../records/jobs';
import { storeHistory } from '../stored/stored-history';
import { storePayments } from '../stored/stored-payments';
import { METRICS, Scrape } from '../app/scrape';
import { NoticeFinder } from '../../src/modules/base/inbox/notice-finder';
import { makeSeries, makeTemplate } from '../records/recurring';
import { makeWebhook } from '../webhooks/webhooks';
import { EXPLAIN, wholeReads } from '../databases/query-plans';
import { IS_ON_MYSQL } from '../databases/tested-server';
import { readBy } from '../../src/database/records/read-by';

const READS = [
  '/api/auth/me',
  '/api/auth/sessions',
  '/api/tokens',
  '/api/admin/tokens?limit=25',
  '/api/admin/service-accounts',
  '/api/auth/second-factor',
  '/api/admin/users/1/second-factor',
  '/api/stats',
  '/api/stats/attention',
  '/api/stats/jobs-per-day',
  '/api/stats/revenue-per-month',
  '/api/reports/booked',
  '/api/reports/punctuality?by=lane',
  '/api/money-reports/to-date',
  '/api/money-reports/revenue?by=customer',
  '/api/money-reports/payment-days?by=customer',
  '/api/money-reports/expected-cash',
  '/api/money-reports/losses',
  '/api/jobs/4000',
  '/api/jobs/4000/activity?limit=20',
  '/api/jobs/4000/photos',
  '/api/jobs/4000/charges',
  '/api/jobs?limit=10',
  '/api/jobs?limit=10&sort=completedAt',
  '/api/jobs?limit=25&offset=50',
  '/api/jobs?limit=25&q=maple',
  '/api/jobs?limit=25&q=3999',
  '/api/jobs/completed?limit=50&q=maple',
  '/api/jobs/completed?limit=50&q=3999',
  '/api/jobs?limit=25&billing=pending&q=maple',
  '/api/jobs?limit=25&customerId=3',
  '/api/jobs?limit=25&driverId=DRIVER',
  '/api/jobs?limit=25&status=delivered',
  '/api/jobs?limit=1&status=active',
  '/api/jobs?limit=1&status=active&driverId=DRIVER',
  '/api/jobs?limit=25&billing=all',
  '/api/jobs?limit=25&billing=pending',
  '/api/jobs?limit=25&billing=complete',
  '/api/jobs/active',
  '/api/jobs/active?limit=25&sort=route',
  '/api/jobs/active?limit=25&q=maple',
  '/api/jobs/active?limit=25&q=3999',
  '/api/jobs/completed?limit=50',
  '/api/jobs/completed?limit=50&note=unread',
  '/api/jobs/active?note=unread',
  '/api/jobs?limit=50&left=behind',
  '/api/jobs/completed?limit=50&left=behind',
  '/api/jobs/active?left=behind',
  '/api/jobs?limit=50&damage=new',
  '/api/jobs/completed?limit=50&damage=new',
  '/api/jobs?limit=50&report=missing',
  '/api/jobs/completed?limit=50&report=missing',
  '/api/jobs/completed?limit=50&report=missing&order=asc',
  '/api/jobs/completed?limit=50&from=2026-01-02&to=2026-01-03',
  '/api/jobs/completed?limit=50&order=asc',
  '/api/jobs/completed?limit=50&sort=createdAt',
  '/api/jobs/completed?limit=50&sort=createdAt&order=asc',
  '/api/jobs/completed?limit=50&sort=price',
  '/api/jobs/completed?limit=50&sort=price&order=asc',
  '/api/jobs/completed?limit=50&sort=price&q=maple',
  '/api/jobs/cancelled?limit=25',
  '/api/jobs/billing-summary',
  '/api/jobs/billing-summary?q=maple',
  '/api/jobs/export?format=csv',
  '/api/jobs/export?format=csv&status=active',
  '/api/jobs/export?format=csv&from=2026-01-02&to=2026-01-03',
  '/api/jobs/driver/DRIVER/assigned',
  '/api/jobs/driver/DRIVER/active',
  '/api/jobs/driver/DRIVER/completed?limit=25',
  '/api/customers?limit=25',
  '/api/customers?limit=25&sort=totalJobs',
  '/api/customers?limit=25&sort=lastJobDate&order=desc',
  '/api/customers?limit=25&sort=createdAt',
  '/api/customers?limit=25&q=maple',
  '/api/customers?limit=25&q=maple&sort=totalJobs&order=desc',
  '/api/customers/search?q=maple',
  '/api/customers/3',
  '/api/customers/3/billing',
  '/api/vehicles?limit=25',
  '/api/vehicles?limit=25&sort=make',
  '/api/vehicles?limit=25&sort=make&order=desc',
  '/api/vehicles?limit=25&sort=year',
  '/api/vehicles?limit=25&sort=year&order=desc',
  '/api/vehicles?limit=25&q=maple',
  '/api/vehicles?limit=25&q=3999',
  '/api/vehicles?limit=25&q=maple&sort=make',
  '/api/vehicles?limit=25&q=3999&sort=year&order=desc',
  '/api/vehicles/search?q=civic',
  '/api/vehicles/search?q=maple',
  '/api/vehicles/search?q=3999',
  '/api/addresses/suggest?q=maple',
  '/api/addresses/suggest?q=3999',
  '/api/drivers?limit=25',
  '/api/drivers/DRIVER',
  '/api/activity?limit=25',
  '/api/audit?limit=25',
  '/api/audit?limit=25&order=asc',
  '/api/audit?limit=25&q=maple',
  '/api/audit?limit=25&actorId=1',
  '/api/audit?limit=25&action=job.edited',
  '/api/audit?limit=25&resource=job',
  '/api/audit?limit=25&resource=job&q=maple&order=asc',
  '/api/audit?limit=25&resource=job&resourceId=4000',
  '/api/audit?limit=25&address=203.0.113.9',
  '/api/audit?limit=25&actorId=1&action=job.edited&address=203.0.113.9',
  '/api/audit?limit=25&from=2026-01-02&to=2026-01-03',
  '/api/audit?limit=25&actorId=1&from=2026-01-02&q=maple',
  '/api/audit/state',
  '/api/audit/export?format=jsonl',
  '/api/audit/export?action=job.edited&from=2026-01-02',
  '/api/webhooks',
  '/api/webhooks/1',
  '/api/webhooks/1/deliveries?limit=25',
  '/api/webhooks/1/deliveries?limit=25&order=asc',
  '/api/webhooks/1/deliveries?limit=25&state=parked',
  '/api/notices?limit=25',
  '/api/notices?limit=25&state=settled',
  '/api/notices?limit=25&kind=left-behind',
  '/api/notices/counts',
  '/api/notices/unread',
  '/api/job-templates?limit=25',
  '/api/job-templates/1',
  '/api/recurring-jobs?limit=25',
  '/api/recurring-jobs/1',
  '/api/recurring-jobs/1/occurrences?limit=25',
  '/api/payments?limit=25',
  '/api/privacy/people/customer/3',
  '/api/payments?limit=25&order=asc',
  '/api/payments?limit=25&customerId=3',
  '/api/payments?limit=25&invoiceId=40',
  '/api/payments?limit=25&from=2025-03-01&to=2025-03-31',
  '/api/payments/40',
  '/api/receivables',
  '/api/customers/3/collection-notes',
  '/api/customers/3/statement?from=2025-01-01&to=2025-12-31',
  '/api/invoices?limit=25',
  '/api/invoices?limit=25&order=asc',
  '/api/invoices?limit=25&sort=date',
  '/api/invoices?limit=25&sort=due',
  '/api/invoices?limit=25&sort=number',
  '/api/invoices?limit=25&q=maple&sort=number',
  '/api/invoices?limit=25&q=1500.25',
  '/api/invoices?limit=25&status=draft',
  '/api/invoices?limit=25&status=open',
  '/api/invoices?limit=25&status=overdue&sort=due',
  '/api/invoices?limit=25&status=paid',
  '/api/invoices?limit=25&status=paid&sort=date&from=2026-01-01&to=2026-01-31',
  '/api/invoices?limit=25&customerId=3',
  '/api/invoices?limit=25&jobId=40',
  '/api/invoices?limit=25&q=maple',
  '/api/invoices?limit=25&q=2999',
  '/api/invoices?limit=25&q=2999&status=paid&sort=due',
  '/api/invoices/totals',
  '/api/invoices/2000',
  '/api/invoices/3000',
  '/api/invoices/billable-jobs?limit=25',
  '/api/invoices/billable-jobs?limit=25&customerId=3',
  '/api/invoices/billable-jobs?limit=25&q=3999',
  '/api/invoices/billable-customers?from=2026-01-01&to=2026-01-31',
];

/** A step of a plan: `detail` is for SQLite, the others for MariaDB. */
interface Step {
  readonly table?: string;
  readonly key?: string;
  readonly Extra?: string;
  readonly detail?: string;
}

/** MySQL reads the index, but still groups in a temporary table. */
const UNSORTED_SUMS = {
  sqlite: /USING COVERING INDEX report_months_value/,
  mysql: IS_ON_MYSQL
    ? /^report_months_value: /
    : /^report_months_value: (?!.*temporary).*Using index/,
};

/** How a search value begins: an index word, with its segment on MariaDB, or the stored text. */
const BEGIN_OF_WORD = '(?:zz|z0000|^)';

describeHttpOnEachDatabase(
  'A reading request',
  (api) => {
    beforeAll(async () => {
      await storeHistory(api(), driverIdOf(api(), 'driver'));
      await storePayments(api());
      await makeWebhook(api(), 'https://erp.example.com/');
      const { id: templateId } = await makeTemplate(api());
      await makeSeries(api(), { job: null, templateId });
    });

    it.each(['JOB-0040', 'job 40', 'jo 40'])(
      'does not search the word that every job has: %s',
      async (q) => {
        const admin = await api().as('admin');
        const query = jest.spyOn(api().database, 'query');
        const path = `/api/jobs?limit=25&q=${encodeURIComponent(q)}`;
        expectStatus(await admin.get(path), 200);
        const asked = query.mock.calls.flatMap(([, values = []]) => values).map(String);
        query.mockRestore();
        expect(asked.filter((value) => new RegExp(`${BEGIN_OF_WORD}j`).test(value))).toEqual([]);
        expect(asked.some((value) => new RegExp(`${BEGIN_OF_WORD}(00)?40`).test(value))).toBe(true);
      },
    );

    /** Finds the request's statement with the text, and its plan. */
    async function planOf(path: string, text: string) {
      const admin = await api().as('admin');
      const query = jest.spyOn(api().database, 'query');
      expectStatus(await admin.get(path), 200);
      const [sql = '', values = []] =
        query.mock.calls.find(([asked]) => asked.includes(text)) ?? [];
      query.mockRestore();
      const explain = EXPLAIN[api().database.engine];
      return { sql, steps: await api().database.query<Step>(`${explain} ${sql}`, values) };
    }

    it.each([
      ['/api/customers?limit=25', 'customers_name_sort'],
      ['/api/customers?limit=25&sort=totalJobs&order=desc', 'customer_totals_jobs'],
      ['/api/customers?limit=25&sort=lastJobDate&order=desc', 'customer_totals_last_job'],
      ['/api/customers?limit=25&sort=createdAt', 'customers_created'],
    ])('does not sort customers: %s', async (path, index) => {
      const { sql, steps } = await planOf(path, 'ORDER BY');
      const how = steps.map(({ detail, Extra }) => detail ?? Extra).join(' ');
      expect(how).not.toMatch(/filesort|TEMP B-TREE/);
      // After an update of one row, MariaDB sorts unless the index is forced.
      const told = { sqlite: `INDEXED BY ${index}`, mysql: `FORCE INDEX (${index})` };
      expect(sql).toContain(told[api().database.engine]);
    });

    it.each([
      ['sort=price', 'jobs_price'],
      ['sort=price&order=asc', 'jobs_price'],
      ['sort=createdAt', 'jobs_created'],
      ['sort=createdAt&order=asc', 'jobs_created'],
      ['sort=completedAt', 'jobs_status'],
      ['sort=completedAt&order=asc', 'jobs_status'],
    ])('does not sort delivered jobs: %s', async (query, index) => {
      const { steps } = await planOf(`/api/jobs/completed?limit=25&${query}`, 'ORDER BY');
      const walk = steps.find(({ key, detail = key }) => detail?.includes(index));
      expect(walk).toBeDefined();
      expect(walk?.Extra ?? '').not.toContain('filesort');
      // If the index selects the jobs of one page, SQLite sorts only these.
      const isPicked = steps.some(({ detail }) => detail === 'SCAN picked');
      const sorted = steps.filter(({ detail }) => detail?.includes('TEMP B-TREE'));
      expect(sorted).toHaveLength(isPicked ? 1 : 0);
    });

    it.each([
      '/api/reports/punctuality?by=lane',
      '/api/money-reports/revenue?by=customer',
      '/api/money-reports/payment-days?by=customer',
    ])('does not sort the sums of a long report: %s', async (path) => {
      const { sql, steps } = await planOf(`${path}&from=2023-02-01&to=2026-01-31`, 'report_months');
      const { engine } = api().database;
      // A database server does not choose the index by itself.
      expect(sql).toContain(readBy(engine, 'report_months', 'report_months_value'));
      const how = steps.map(({ detail, key, Extra }) => detail ?? `${key ?? ''}: ${Extra ?? ''}`);
      expect(how).toEqual([expect.stringMatching(UNSORTED_SUMS[engine])]);
    });

    it('does not read the jobs of other drivers', async () => {
      const { steps } = await planOf('/api/drivers?limit=25&sort=activeJobs', 'activeJobs');
      const ofJobs = steps.filter(({ table, detail }) => table === 'j' || detail?.includes(' j '));
      expect(ofJobs).toHaveLength(11);
      for (const { key, detail = key } of ofJobs) expect(detail).toContain('jobs_driver');
      // A driver has few jobs under way, but thousands of delivered ones, which are read from the index alone.
      expect(steps.filter(({ Extra }) => /Using index; .*filesort/.test(Extra ?? ''))).toEqual([]);
    });

    it.each([
      '/api/jobs/completed?limit=25&',
      '/api/jobs/completed?limit=25&q=maple&',
      '/api/jobs/completed?limit=25&sort=customer&',
      '/api/jobs?limit=25&billing=pending&q=3999&',
      '/api/jobs?limit=25&driverId=DRIVER&',
    ])('does not read jobs of other days: %s', async (path) => {
      const driver = String(driverIdOf(api(), 'driver'));
      const day = `${path.replace('DRIVER', driver)}created=2025-08-15`;
      const { steps } = await planOf(day, ' DESC');
      const ofJobs = steps.filter(({ table, detail }) => table === 'j' || detail?.includes(' j '));
      expect(ofJobs).toHaveLength(1);
      for (const { key, detail = key } of ofJobs) expect(detail).toMatch(/PRIMARY|jobs_created/);
    });

    it('reads the jobs that a search has found by their ids', async () => {
      const { steps } = await planOf('/api/jobs/completed?limit=50&q=39', 'j.id IN');
      const [step, ...others] = steps.filter(({ detail }) => !detail?.includes('TEMP B-TREE'));
      expect(others).toEqual([]);
      expect(step?.detail ?? step?.key).toMatch(/INTEGER PRIMARY KEY|^PRIMARY$/);
    });

    it('does not read newer active jobs to find the newest delivered ones', async () => {
      const { steps } = await planOf('/api/jobs?limit=25&status=delivered', 'createdAt DESC');
      const isSqlite = api().database.engine === 'sqlite';
      const walk = steps.find(({ key, detail = key }) => detail?.includes('jobs_created'));
      expect(walk).toBeDefined();
      if (!isSqlite) expect(walk?.Extra).toContain('Using index');
      const columns = await api().database.query<{ name: string }>(
        isSqlite
          ? "SELECT name FROM pragma_index_info('jobs_created')"
          : `SELECT COLUMN_NAME AS name FROM information_schema.STATISTICS
           WHERE TABLE_SCHEMA = DATABASE() AND INDEX_NAME = 'jobs_created' ORDER BY SEQ_IN_INDEX`,
      );
      expect(columns.map(({ name }) => name)).toContain('status');
    });

    async function expectNoWalk(work: () => Promise<unknown>): Promise<void> {
      const query = jest.spyOn(api().database, 'query');
      await work();
      const statements = query.mock.calls.map(([sql, values = []]) => ({ sql, values }));
      query.mockRestore();
      expect(statements.length).toBeGreaterThan(0);
      for (const { sql, values } of statements.filter(({ sql }) => !sql.startsWith('SHOW'))) {
        expect({ sql, whole: await wholeReads(api().database, sql, values) }).toEqual({
          sql,
          whole: [],
        });
      }
    }

    test('does not scan a whole table when notices are compared with their causes', async () => {
      const finder = api().app.get(NoticeFinder);
      await expectNoWalk(() => finder.compare());
      await expectNoWalk(() => finder.compare([4000, 4001]));
    });

    test.each([...READS, '/api/metrics'])('does not scan a whole table: %s', async (path) => {
      const admin = await api().as('admin');
      const driver = String(driverIdOf(api(), 'driver'));
      await expectNoWalk(async () => {
        if (path === '/api/metrics') await Scrape.of(api().anonymous);
        else expectStatus(await admin.get(path.replace('DRIVER', driver)), 200);
      });
    });
  },
  METRICS,
);
