import { isLoaded } from '@dispatch/domain/jobs/job-status';
import type { CoreServices } from '../app.module';
import { Customer } from '../database/schema/entities/customer';
import { Driver } from '../database/schema/entities/driver';
import { Job } from '../database/schema/entities/jobs/job';
import { User } from '../database/schema/entities/accounts/user';
import { Vehicle } from '../database/schema/entities/vehicle';
import type { Tx } from '../database/transactions/transaction';
import { PasswordHasher } from '../modules/auth/password-hasher';
import { CustomerRepository } from '../modules/customers/customer.repository';
import { DriverRepository } from '../modules/drivers/driver.repository';
import { insertServiceAccount } from '../modules/auth/tokens/insert-service-account';
import { UserRepository } from '../modules/auth/users/user.repository';
import { numberJobs } from './number-jobs';
import { itemAt, OFF_DUTY_DRIVER, type PlannedJob, planJobs } from './plan-jobs';
import { planCancelled } from './plan-cancelled';
import { withStories } from './plan-stories';
import { commonSites, customerSites, type Site } from './plan-routes';
import { SAMPLE_CUSTOMERS } from './sample-customers';
import { SAMPLE_DRIVERS, SAMPLE_OFFICE, SAMPLE_PROGRAM } from './sample-people';
import { SeededRandom } from './seeded-random';
import { planPhotos } from './photos/plan-photos';
import { planReports } from './plan-reports';
import { planSignatures } from './plan-signatures';
import { storeCompany } from './store/store-company';
import { storeInvoicing } from './store/store-invoicing';
import { type People, storeJobs } from './store/store-jobs';
import { storePhotoFiles, storePhotos } from './photos/store-photos';
import { storeReports } from './store/store-reports';
import { storeTelling } from './store/store-telling';
import { storeSeries } from './store/store-series';
import { storeWebhook } from './store/store-webhook';
import { storeSearchWords } from './store/store-search-words';
import { sealingOn, storeSignatures } from './store/store-signatures';

const SEED = 20_260_331;
const TWO_YEARS_AND_A_MONTH_MS = 760 * 86_400_000;
/** After the last job of the blacklisted customer. */
const BLACKLISTED_MS = 410 * 86_400_000;

type SampleGround = Pick<
  CoreServices,
  'settings' | 'clock' | 'database' | 'transactions' | 'storage'
>;

/**
 * Fills an empty company with drivers, customers, two years of jobs up to now, and recent photos.
 * @returns false, without any change, when the company has any data
 */
export async function addSampleCompany(
  { settings, clock, database, transactions, storage }: SampleGround,
  password: string,
): Promise<boolean> {
  if (await transactions.run(isOccupied)) return false;
  const passwordHash = await new PasswordHasher().hash(password);
  const now = clock.now();
  const random = new SeededRandom(SEED);
  const homes = customerSites(random, SAMPLE_CUSTOMERS);
  const { timeZone } = settings.company;
  const setting = { random, now, timeZone, homes, sites: commonSites(random) };
  const planned = withStories(planJobs(setting), now);
  const jobs = numberJobs([...planned, ...planCancelled(setting)]);
  const reports = planReports(jobs, now);
  const photos = await storePhotoFiles(storage, planPhotos(jobs, now));
  await storeSearchWords(transactions, jobs);
  return transactions.run(async (tx) => {
    if (await isOccupied(tx)) return false;
    const founded = new Date(now.getTime() - TWO_YEARS_AND_A_MONTH_MS);
    const people: People = {
      admin: await firstAdmin(tx),
      drivers: await addDrivers(tx, passwordHash, founded),
      customerIds: await addCustomers(tx, homes, founded, now),
    };
    await addOffice(tx, passwordHash, founded);
    await storeJobs(tx, jobs, people, setting);
    await storeReports(tx, reports, people);
    await storePhotos(tx, photos, people);
    await storeCompany(tx, now);
    await storeWebhook(tx, settings, founded);
    await storeTelling(tx, settings, people, now);
    await storeSeries(tx, now, settings.company.timeZone);
    await storeInvoicing(tx, jobs, people, now);
    await storeSignatures(tx, sealingOn(database, settings), planSignatures(reports), people);
    await setDriverStatuses(tx, people, driversOnRoute(planned), now);
    return true;
  });
}

function driversOnRoute(jobs: readonly PlannedJob[]): Set<number | null> {
  const loaded = jobs.filter(({ status }) => isLoaded(status));
  return new Set(loaded.map(({ driver }) => driver));
}

async function isOccupied(tx: Tx): Promise<boolean> {
  for (const entity of [Customer, Driver, Job, Vehicle])
    if (await tx.manager.existsBy(entity, {})) return true;
  return false;
}

async function firstAdmin(tx: Tx): Promise<People['admin']> {
  const admin = await tx.manager.findOne(User, {
    where: { role: 'admin' },
    order: { id: 'ASC' },
  });
  if (admin === null) throw new Error('The sample company needs an admin first.');
  return { userId: admin.id, name: admin.name };
}

async function addDrivers(tx: Tx, passwordHash: string, at: Date): Promise<People['drivers']> {
  const users = new UserRepository();
  const drivers = new DriverRepository();
  const added = [];
  for (const { name, email, phone } of SAMPLE_DRIVERS) {
    const account = { name, email, passwordHash, role: 'driver', isActive: true };
    const userId = await users.insert(tx, account, at);
    added.push({ name, userId, driverId: await drivers.insert(tx, { userId, name, phone }, at) });
  }
  return added;
}

async function addOffice(tx: Tx, passwordHash: string, at: Date): Promise<void> {
  const users = new UserRepository();
  for (const person of SAMPLE_OFFICE)
    await users.insert(tx, { ...person, passwordHash, isActive: true }, at);
  await insertServiceAccount(tx, SAMPLE_PROGRAM, at);
}

async function addCustomers(
  tx: Tx,
  homes: readonly Site[],
  at: Date,
  now: Date,
): Promise<number[]> {
  const customers = new CustomerRepository();
  const ids = [];
  for (const [index, { name, mail, isBlacklisted }] of SAMPLE_CUSTOMERS.entries()) {
    const { contactName, contactPhone, address, city, province, postalCode } = itemAt(homes, index);
    const place = { address, city, province, postalCode };
    const contact = { name, contactName, email: mail, phone: contactPhone };
    const fields = { ...contact, ...place, reportLevel: null };
    const id = await customers.insert(tx, fields, at);
    if (isBlacklisted)
      await customers.update(
        tx,
        { id, ...fields },
        {
          status: 'inactive',
          blacklistReason: 'Three invoices unpaid after two reminders.',
          blacklistedAt: new Date(now.getTime() - BLACKLISTED_MS),
        },
        null,
        at,
      );
    ids.push(id);
  }
  return ids;
}

async function setDriverStatuses(
  tx: Tx,
  { drivers }: People,
  onRoute: ReadonlySet<number | null>,
  now: Date,
): Promise<void> {
  const repository = new DriverRepository();
  for (const [index, { driverId }] of drivers.entries()) {
    if (index !== OFF_DUTY_DRIVER && !onRoute.has(index)) continue;
    const status = index === OFF_DUTY_DRIVER ? 'off-duty' : 'on-route';
    await repository.update(tx, driverId, { status }, null, now);
  }
}
