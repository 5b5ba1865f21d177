import { dayBounds } from '@dispatch/domain/time/company-day';
import { isEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { provinceOfPostalCode } from '@dispatch/domain/places/postal-code';
import { isGstNumber, isPlausibleQstNumber } from '@dispatch/domain/tax/registration-numbers';
import { type RecordedVin, vinAgreement } from '@dispatch/domain/vehicles/vin-agreement';
import { isCheckDigitValid, vinWarnings } from '@dispatch/domain/vehicles/vin';
import { expectCustomersKept } from '../../test/records/customer-totals';
import { expectReportsKept } from '../../test/records/reported';
import { describeOnEachDatabase } from '../../test/databases/databases';
import { IS_ON_MYSQL } from '../../test/databases/tested-server';
import { PASSWORD, openSampleCompany } from '../../test/demo/sample-company';
import { expectSampleInvoices } from '../../test/demo/sample-invoices';
import { IS_FULL_TIER } from '../../test/app/tier';
import type { Database } from '../database/database';
import type { Engine } from '../database/engines/engine';
import { type Row, toDate, toFlag, toNumber } from '../database/rows';
import type { SqlValue } from '../database/sql';
import { checkReports } from '../modules/drivers/signatures/check-reports';
import { AttentionQueries } from '../modules/stats/attention.queries';
import { PasswordHasher } from '../modules/auth/passwords/password-hasher';
import { addSampleCompany } from './sample-company';
import { addSampleInvoices } from './sample-invoices';

const JOBS = 'SELECT * FROM jobs ORDER BY id';
const jobsByEngine = new Map<Engine, Row[]>();

/** A row of either engine: SQLite stores instants as text. */
const plain = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value,
    ]),
  );

describeOnEachDatabase('the sample company', (_makeDatabase, engine) => {
  let database: Database;
  let core: Awaited<ReturnType<typeof openSampleCompany>>;
  beforeAll(async () => {
    core = await openSampleCompany(engine);
    database = core.database;
    jobsByEngine.set(engine, (await rows(JOBS)).map(plain));
  });
  afterAll(() => database.close());

  const rows = (sql: string) => database.query<Row>(sql);
  const count = async (what: string) =>
    toNumber((await rows(`SELECT COUNT(*) AS total FROM ${what}`))[0]!.total);

  test('has 400 jobs in all statuses, 12 drivers and 60 customers', async () => {
    const byStatus = await rows(
      'SELECT status, COUNT(*) AS total FROM jobs WHERE deletedAt IS NULL GROUP BY status',
    );
    const numbers = byStatus.map(({ status, total }) => [status, toNumber(total)]);
    expect(Object.fromEntries(numbers)).toEqual({
      pending: 9,
      assigned: 8,
      'picked-up': 3,
      'in-transit': 8,
      delivered: 372,
    });
    expect(await count('drivers')).toBe(12);
    expect(await count("users WHERE role = 'driver'")).toBe(12);
    for (const role of ['dispatcher', 'billing', 'viewer', 'service'])
      expect([role, await count(`users WHERE role = '${role}'`)]).toEqual([role, 1]);
    expect(await count('customers')).toBe(60);
    expect(await count("customers WHERE status = 'inactive'")).toBe(1);
    expect(await count("drivers WHERE status = 'off-duty'")).toBe(1);
    // One was left behind and rebooked.
    expect(await count('job_units')).toBe((await count('vehicles')) + 1);
    expect(await count('job_search')).toBe(400);
    expect(await count('customer_search')).toBe(60);
    expect(await count('vehicle_search')).toBe(await count('vehicles'));
  });

  test('has three recently cancelled orders, one of them a dry run', async () => {
    const cancelled = await rows(
      `SELECT k.reason, k.dryRunChargeCents, k.cancelledAt, k.words, j.id, j.deletedAt, j.createdAt
       FROM job_cancellations k JOIN jobs j ON j.id = k.jobId ORDER BY k.id`,
    );
    expect(cancelled.map(({ reason }) => reason)).toEqual(['not-ready', 'duplicate', 'customer']);
    expect(cancelled.map((each) => each.dryRunChargeCents)).toEqual([18_500, null, null]);
    for (const { id, words, cancelledAt, deletedAt, createdAt } of cancelled) {
      expect(toNumber(id)).toBeGreaterThan(400);
      expect(words).toContain(` ${String(id)} `);
      expect(toDate(deletedAt)).toEqual(toDate(cancelledAt));
      expect(toDate(cancelledAt).getTime()).toBeGreaterThan(toDate(createdAt).getTime());
    }
  });

  test('has the same vehicles on two open jobs, one of them assigned', async () => {
    const { settings, clock } = core;
    const { conflictingVins } = await new AttentionQueries(database, clock, settings).current();
    expect(conflictingVins).toBe(2);
    const shared = await rows(
      `SELECT j.status FROM jobs j JOIN job_units u ON u.jobId = j.id JOIN vehicles v ON v.id = u.vehicleId
       WHERE u.position = 1 AND j.deletedAt IS NULL AND v.vinLast8 IN
         (SELECT vinLast8 FROM vehicles WHERE vinLast8 <> 'TBD' GROUP BY vinLast8 HAVING COUNT(*) > 1)
       ORDER BY j.id`,
    );
    expect(shared.map(({ status }) => status)).toEqual(['assigned', 'pending']);
  });

  test('rebooks a unit that was left behind', async () => {
    const [left, ...others] = await rows(
      `SELECT u.vehicleId, u.jobId, u.carriedToId, k.carriedFromId, k.status, k.priceCents, u.priceCents AS price,
         n.vehicleId AS carried, u.leftAt, k.createdAt
       FROM job_units u JOIN jobs k ON k.id = u.carriedToId JOIN job_units n ON n.jobId = k.id`,
    );
    expect(others).toEqual([]);
    expect(left!.carriedFromId).toBe(left!.jobId);
    expect(left!.carried).toBe(left!.vehicleId);
    expect([left!.status, left!.priceCents]).toEqual(['pending', left!.price]);
    expect(toDate(left!.createdAt).getTime()).toBeGreaterThan(toDate(left!.leftAt).getTime());
    const [entry] = await rows(
      `SELECT \`after\` FROM activity WHERE action = 'job.carried-on' AND resourceId = ${String(left!.jobId)}`,
    );
    expect(JSON.parse(String(entry!.after))).toMatchObject({ toJob: { id: left!.carriedToId } });
  });

  test('knows how punctual its drivers were', async () => {
    const [sums] = await rows(
      'SELECT SUM(promised) AS promised, SUM(onTime) AS onTime FROM delivered_totals',
    );
    const [promised, onTime] = [toNumber(sums!.promised), toNumber(sums!.onTime)];
    expect(promised).toBe(
      await count(
        "jobs WHERE status = 'delivered' AND preferredPickupDate <> '' AND pickedUpOn <> '' AND deletedAt IS NULL",
      ),
    );
    expect(promised).toBeGreaterThan(150);
    expect(onTime / promised).toBeGreaterThan(0.7);
    expect(onTime / promised).toBeLessThan(0.98);
  });

  test("counts its customers' jobs", async () => {
    expect(await expectReportsKept(database)).toBeGreaterThan(300);
    const kept = await expectCustomersKept(database);
    expect(kept).toHaveLength(60);
    expect(kept.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(400);
  });

  test('covers over two years, with five deliveries since midnight', async () => {
    const now = core.clock.now();
    const midnight = dayBounds(now, core.settings.company.timeZone).start;
    const jobs = await rows(
      'SELECT createdAt, completedAt, updatedAt, status FROM jobs ORDER BY id',
    );
    const created = jobs.map((job) => toDate(job.createdAt).getTime());
    expect(created).toEqual([...created].sort((one, other) => one - other));
    const days = (now.getTime() - created[0]!) / 86_400_000;
    expect(days).toBeGreaterThan(700);
    expect(days).toBeLessThan(760);
    const completed = jobs
      .filter(({ status }) => status === 'delivered')
      .map(({ completedAt }) => toDate(completedAt));
    expect(completed.filter((at) => at >= midnight)).toHaveLength(5);
    for (const job of jobs)
      expect(toDate(job.updatedAt).getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('bills only delivered jobs, after their report', async () => {
    const reports = await count('jobs WHERE hasDriverReport = 1');
    const billed = await count('jobs WHERE billingComplete = 1');
    expect(reports).toBeGreaterThan(250);
    expect(billed).toBeGreaterThan(reports * 0.7);
    expect(billed).toBeLessThan(reports);
    expect(await count("jobs WHERE status <> 'delivered' AND hasDriverReport = 1")).toBe(0);
    expect(await count('jobs WHERE billingComplete = 1 AND hasDriverReport = 0')).toBe(0);
    expect(await count("jobs WHERE status = 'pending' AND driverId IS NOT NULL")).toBe(0);
    expect(await count("jobs WHERE status <> 'pending' AND driverId IS NULL")).toBe(0);
  });

  test('has one to nine units per job, with prices that add up', async () => {
    const jobs = await rows(
      `SELECT j.vehicleCount, j.priceCents, COUNT(u.id) AS units,
         SUM(CASE WHEN u.carriedToId IS NULL THEN u.priceCents ELSE 0 END) AS sum
       FROM jobs j JOIN job_units u ON u.jobId = j.id WHERE j.deletedAt IS NULL GROUP BY j.id`,
    );
    const counts = jobs.map((job) => toNumber(job.units));
    expect(jobs).toHaveLength(400);
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBe(9);
    for (const job of jobs) {
      expect(toNumber(job.units)).toBe(job.vehicleCount);
      if (toNumber(job.units) > 1) expect(toNumber(job.sum)).toBe(job.priceCents);
      expect(toNumber(job.priceCents)).toBeGreaterThan(10_000);
    }
  });

  test('has VINs with valid check digits and years, and one placeholder', async () => {
    const vehicles = await rows('SELECT year, make, vin, vinLast8 FROM vehicles');
    const whole = vehicles.flatMap(({ vin, year }) =>
      typeof vin === 'string' ? [{ vin, year: toNumber(year) }] : [],
    );
    expect(whole.length).toBeGreaterThan(vehicles.length / 2);
    for (const { vin, year } of whole) {
      expect(isCheckDigitValid(vin)).toBe(true);
      expect(vinWarnings(vin, year)).toEqual([]);
    }
    for (const { vinLast8, year } of vehicles) {
      expect(String(vinLast8)).toMatch(/^([A-Z0-9]{8}|TBD)$/);
      expect(toNumber(year)).toBeLessThanOrEqual(2027);
    }
  });

  test('has postal codes that match their provinces', async () => {
    const places = await rows(
      `SELECT pickupProvince AS province, pickupPostalCode AS code FROM jobs
       UNION SELECT dropoffProvince, dropoffPostalCode FROM jobs
       UNION SELECT province, postalCode FROM customers`,
    );
    expect(places.length).toBeGreaterThan(60);
    for (const { province, code } of places)
      expect([code, provinceOfPostalCode(String(code))]).toEqual([code, province]);
  });

  test('has customers with valid e-mails, and one with a very long name', async () => {
    const customers = await rows('SELECT name, email FROM customers');
    for (const { email } of customers) expect(isEmail(String(email))).toBe(true);
    const longest = Math.max(...customers.map(({ name }) => String(name).length));
    expect(longest).toBeGreaterThan(110);
    expect(longest).toBeLessThanOrEqual(TEXT_MAX.name);
  });

  test('has drivers who check VINs before loading, and one who loaded another vehicle', async () => {
    const checked = await rows(
      `SELECT u.checkedVin, u.checkMethod, u.checkedAt, u.checkedByName, u.isLoadedAnyway,
         v.vin, v.vinLast8, j.status, j.unreadNoteAt
       FROM job_units u JOIN vehicles v ON v.id = u.vehicleId JOIN jobs j ON j.id = u.jobId
       WHERE u.checkMethod IS NOT NULL`,
    );
    expect(new Set(checked.map(({ checkMethod }) => checkMethod))).toEqual(
      new Set(['scan', 'typed']),
    );
    for (const unit of checked) {
      expect(unit.status).toMatch(/^(picked-up|in-transit)$/);
      expect(toDate(unit.checkedAt).getTime()).toBeLessThan(core.clock.now().getTime());
      expect(unit.checkedByName).toMatch(/./);
      const isOther =
        vinAgreement(unit as unknown as RecordedVin, String(unit.checkedVin)) === null;
      expect(isOther).toBe(toFlag(unit.isLoadedAnyway));
    }
    const anyway = checked.filter(({ isLoadedAnyway }) => toFlag(isLoadedAnyway));
    expect(anyway).toHaveLength(1);
    expect(anyway[0]!.unreadNoteAt).toEqual(anyway[0]!.checkedAt);
  });

  test('has photos of loaded vehicles, and of both ends of the latest deliveries', async () => {
    const photos = await rows(
      `SELECT p.*, j.id AS jobId, j.status, j.completedAt, u.leftReason FROM unit_photos p
       JOIN job_units u ON u.id = p.unitId JOIN jobs j ON j.id = u.jobId`,
    );
    const ofStatus = (pattern: RegExp) =>
      photos.filter(({ status }) => pattern.test(String(status)));
    const stages = (some: readonly Row[]) => [...new Set(some.map(({ stage }) => stage))].sort();
    expect(stages(ofStatus(/^(picked-up|in-transit)$/))).toEqual(['pickup']);
    expect(stages(ofStatus(/^delivered$/))).toEqual(['delivery', 'pickup']);
    expect(ofStatus(/^(pending|assigned)$/)).toEqual([]);
    expect(new Set(photos.map(({ jobId }) => jobId)).size).toBe(8);
    const now = core.clock.now();
    for (const photo of photos) {
      expect(photo.leftReason).toBeNull();
      expect(toDate(photo.takenAt) < now).toBe(true);
      for (const name of [photo.fileName, photo.thumbnailName])
        expect(await core.storage.has(String(name))).toBe(true);
    }
    // Each place is photographed once for each stage of a unit.
    const places = photos.map(({ unitId, stage, place }) => [unitId, stage, place].join());
    expect(new Set(places).size).toBe(photos.length);
  });

  test('has signatures for the reports, each with a sealed version', async () => {
    const signed = await rows(
      `SELECT status, pickupOutcome, deliveryOutcome FROM jobs
       WHERE pickupOutcome IS NOT NULL OR deliveryOutcome IS NOT NULL`,
    );
    const outcomes = signed.flatMap((job) => [job.pickupOutcome, job.deliveryOutcome]);
    expect(new Set(outcomes)).toEqual(
      new Set(['signed', 'subject-to-inspection', 'nobody-there', null]),
    );
    for (const { status, deliveryOutcome } of signed)
      expect(deliveryOutcome !== null).toBe(status === 'delivered');
    const ask = (sql: string, values?: readonly SqlValue[]) => database.query<Row>(sql, values);
    expect(await checkReports(ask, core.storage)).toMatchObject({
      versions: outcomes.filter((outcome) => outcome !== null).length,
      missing: 0,
      faults: [],
    });
  });

  test('has valid sales tax numbers, and prices, settings and charges', async () => {
    const [company] = await rows('SELECT gstNumber, qstNumber FROM company_profile');
    expect(isGstNumber(String(company?.gstNumber))).toBe(true);
    expect(isPlausibleQstNumber(String(company?.qstNumber))).toBe(true);
    expect(await count('price_list_items')).toBe(8);
    expect(await count("price_list_items WHERE unit = 'percent'")).toBe(1);
    expect(await count("price_list_items WHERE proposedBy = 'winch'")).toBe(1);
    expect(await count('customer_billing')).toBe(5);
    expect(await count('job_charges')).toBeGreaterThan(12);
    const early = "job_charges c JOIN jobs j ON j.id = c.jobId WHERE j.status <> 'delivered'";
    expect(await count(early)).toBe(0);
  });

  test('has the whole history of recent jobs', async () => {
    const open = await rows("SELECT id, version FROM jobs WHERE status <> 'delivered'");
    for (const { id, version } of open)
      expect(
        await count(
          `activity WHERE resource = 'job' AND resourceVersion > 0 AND resourceId = ${String(id)}`,
        ),
      ).toBe(version);
    const entries = await rows('SELECT at, actorName FROM activity ORDER BY id');
    const times = entries.map((entry) => toDate(entry.at).getTime());
    expect(times.slice(1)).toEqual(times.slice(1).sort((one, other) => one - other));
  });

  test('lets its drivers sign in', async () => {
    const [user] = await rows(
      "SELECT passwordHash FROM users WHERE email = 'etienne.gagnon@example.com'",
    );
    expect(await new PasswordHasher().verify(String(user!.passwordHash), PASSWORD)).toBe(true);
  });

  test('is created once; a second run changes nothing', async () => {
    const before = await count('activity');
    expect(await addSampleCompany(core, PASSWORD)).toBe(false);
    expect(await count('jobs WHERE deletedAt IS NULL')).toBe(400);
    expect(await count('activity')).toBe(before);
  });

  // The fast tier compares only the two engines.
  if (IS_FULL_TIER)
    test('is the same on every machine', async () => {
      const other = (await openSampleCompany(engine)).database;
      expect(await other.query(JOBS)).toEqual(await database.query(JOBS));
      await other.close();
    });

  // The last test, because it changes jobs.
  if (IS_FULL_TIER || IS_ON_MYSQL || engine === 'sqlite')
    test('has invoices in every state, printed, with matching payments', async () => {
      await addSampleInvoices(core);
      await expectSampleInvoices(core);
    });
});

if (!IS_ON_MYSQL)
  test('the sample company is the same on both engines', () => {
    const [one, other] = [...jobsByEngine.values()];
    expect(one).toHaveLength(403);
    expect(other).toEqual(one);
  });
