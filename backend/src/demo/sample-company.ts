import { dayOf } from '@dispatch/domain/time/company-day';
import type { CoreServices } from '../core-services';
import { Customer } from '../database/schema/entities/customer';
import { Driver } from '../database/schema/entities/driver';
import { Job } from '../database/schema/entities/jobs/job';
import { Vehicle } from '../database/schema/entities/vehicle';
import type { Tx } from '../database/transactions/transaction';
import { PasswordHasher } from '../modules/auth/passwords/password-hasher';
import { UserRepository } from '../modules/auth/users/user.repository';
import { CustomersService } from '../modules/customers/customers.service';
import { ChangeDriverStatusService } from '../modules/drivers/change-driver-status.service';
import { DriverRepository } from '../modules/drivers/driver.repository';
import { historyOf } from './sample-history';
import { BLACKLISTED_PLACE, DAY, itemAt, MINUTE, planOrders } from './sample-orders';
import { storePictures } from './sample-pictures';
import { customerSites, type Site } from './sample-places';
import {
  actorOf,
  SampleClock,
  type SamplePeople,
  type SampleServices,
  type Step,
  withServices,
} from './sample-services';
import { finishCompany, foundCompany } from './sample-settings';
import { CUSTOMERS, DRIVERS, mailName, OFFICE } from './sample-words';
import { SeededRandom } from './seeded-random';

const SEED = 20_260_331;
const FOUNDED_DAYS = 760;
/** After the last job of the blacklisted customer. */
const BLACKLISTED_DAYS = 410;
const MOST_MS = 10 * MINUTE;

/** The limits of the database: the whole company is one transaction. */
export const SAMPLE_LIMITS = { commitMs: MOST_MS, transactionMs: MOST_MS };

export const emailOf = (name: string) => `${mailName(name, '.')}@example.com`;

/**
 * Fills an empty company with drivers, customers, two years of jobs up to now, and recent photos. The database needs
 * the `SAMPLE_LIMITS`.
 * @returns false, without any change, when the company has any data
 */
export async function addSampleCompany(core: CoreServices, password: string): Promise<boolean> {
  const { settings, transactions, storage } = core;
  if (await transactions.run(isOccupied)) return false;
  const passwordHash = await new PasswordHasher().hash(password);
  const pictureOf = await storePictures(storage);
  const random = new SeededRandom(SEED);
  const now = core.clock.now();
  const { timeZone } = settings.company;
  const homes = customerSites(random);
  const orders = planOrders({ random, now, timeZone, homes });
  const founded = now.getTime() - FOUNDED_DAYS * DAY;
  const clock = new SampleClock(founded);
  return withServices({ ...core, clock }, (services) =>
    transactions.run(async (tx) => {
      if (await isOccupied(tx)) return false;
      clock.set(founded);
      const drivers = await addPeople(tx, services, passwordHash, clock.now());
      const customerIds = await addCustomers(services, homes);
      const people = { ...services, drivers, customerIds, pictureOf };
      await foundCompany(tx, people, clock.now());
      const steps = orders.flatMap((order) => historyOf(people, order, now.getTime()));
      steps.push(blacklisting(people, now.getTime() - BLACKLISTED_DAYS * DAY));
      for (const { at, run } of steps.sort((one, other) => one.at - other.at)) {
        clock.set(at);
        await run();
      }
      clock.set(now.getTime());
      await takeDriverOffDuty(people);
      await finishCompany(tx, people, dayOf(now, timeZone));
      return true;
    }),
  );
}

async function isOccupied(tx: Tx): Promise<boolean> {
  for (const entity of [Customer, Driver, Job, Vehicle])
    if (await tx.manager.existsBy(entity, {})) return true;
  return false;
}

/** Adds the office and the drivers; returns the drivers. */
async function addPeople(
  tx: Tx,
  { get }: SampleServices,
  passwordHash: string,
  at: Date,
): Promise<SamplePeople['drivers']> {
  const addUser = (name: string, role: string) =>
    get(UserRepository).insert(
      tx,
      { name, role, email: emailOf(name), passwordHash, isActive: true },
      at,
    );
  const drivers = [];
  for (const [index, name] of DRIVERS.entries()) {
    const userId = await addUser(name, 'driver');
    const phone = `905-555-01${String(index + 1).padStart(2, '0')}`;
    const driverId = await get(DriverRepository).insert(tx, { userId, name, phone }, at);
    drivers.push(actorOf({ userId, name, role: 'driver', driverId }));
  }
  for (const { name, role } of OFFICE) await addUser(name, role);
  return drivers;
}

async function addCustomers({ get, admin }: SampleServices, homes: readonly Site[]) {
  const ids: number[] = [];
  for (const [index, { name, kind }] of CUSTOMERS.entries()) {
    const home = itemAt(homes, index);
    const email =
      kind === 'private'
        ? `${mailName(name, '.')}@example.net`
        : `transport@${mailName(name, '-')}.example`;
    const customer = await get(CustomersService).create(admin, {
      ...{ name, email, contactName: home.ContactName, phone: home.ContactPhone },
      ...{ address: home.Address, city: home.City },
      ...{ province: home.Province, postalCode: home.PostalCode },
    });
    ids.push(customer.id);
  }
  return ids;
}

function blacklisting({ get, admin, customerIds }: SamplePeople, at: number): Step {
  const id = itemAt(customerIds, BLACKLISTED_PLACE);
  const blacklistReason = 'Three invoices unpaid after two reminders.';
  const changes = { email: undefined, status: 'inactive', blacklistReason } as const;
  const run = () => get(CustomersService).update(admin, { id, version: null, changes });
  return { at, run };
}

/** The last driver is on holiday. */
async function takeDriverOffDuty({ get, admin, drivers }: SamplePeople): Promise<void> {
  const { driverId } = itemAt(drivers, drivers.length - 1);
  if (driverId === null) return;
  const change = { id: driverId, version: null, status: 'off-duty' } as const;
  await get(ChangeDriverStatusService).change(admin, change);
}
