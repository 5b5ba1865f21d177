import { expect, type APIRequestContext } from '@playwright/test';
import { ChaosProxy } from '../../support/chaos-proxy';
import { makeDriver } from '../../support/people';
import type { Page } from '../engines/page';
import { haveSigned, photograph, reportDamage, typeVin } from './phone-work';
import { signIn } from './sign-in';

interface DriverDay {
  /** Opens a phone at an address. */
  readonly openPhone: (address: string) => Promise<Page>;
  readonly address: string;
  readonly api: APIRequestContext;
}

const VIN = '1HGCM82633A004352';
const HONDA = '2003 Honda Accord, 3A004352';
/** A check, a report, two signatures, the start and the end. */
const UPDATES = 6;

async function read<Answer>(api: APIRequestContext, path: string): Promise<Answer> {
  return (await (await api.get(path)).json()) as Answer;
}

/** Until the phone has what it needs to start without a network. */
async function untilReady(phone: Page): Promise<void> {
  const isReady = () =>
    phone.run(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const kept = await (await caches.open('code-reader')).keys();
      return active?.state === 'activated' && kept.length === 1;
    });
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
}

/** Closes the portal and opens it again at the job, as after the phone was restarted. */
async function startCold(phone: Page, job: number): Promise<Page> {
  const next = await phone.newTab();
  await phone.close();
  await next.goto(`/job/${String(job)}`);
  return next;
}

/** A haul without a network: damage is reported, both ends are photographed and signed, and everything arrives once. */
export async function driverDay({ openPhone, address, api }: DriverDay): Promise<void> {
  const driver = await makeDriver(api, 'Odile Hors-Ligne');
  const made = await api.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      ...{ pickupAddress: '88 rue Œuvre', dropoffAddress: '12 Queen’s Quay W' },
      vehicleUnitsData: [{ year: 2003, make: 'Honda', model: 'Accord', vinLast8: VIN }],
    },
  });
  const { id } = (await made.json()) as { id: number };
  const path = `/api/jobs/${String(id)}`;
  const network = await ChaosProxy.before(address);
  const first = await openPhone(network.address);
  await signIn(first, driver.email, driver.password);
  await first.text('You have 1 active job.').shown();
  await first.reload();
  await first.text('You have 1 active job.').shown();
  await untilReady(first);
  network.set('down');

  const pickup = await startCold(first, id);
  await typeVin(pickup, HONDA, VIN.slice(-8));
  await photograph(pickup, 'pickup', HONDA);
  await reportDamage(pickup, HONDA);
  await haveSigned(pickup, 'pickup', 'Pat Sender');
  await pickup.button('VEHICLE LOADED - START TRANSPORT').click();
  await pickup.button('VEHICLE DELIVERED - COMPLETE JOB').shown();

  const delivery = await startCold(pickup, id);
  await photograph(delivery, 'delivery', HONDA);
  await haveSigned(delivery, 'delivery', 'Zoë Łukasiewicz');
  await delivery.button('VEHICLE DELIVERED - COMPLETE JOB').click();
  const dialog = delivery.dialog('Complete Delivery');
  await dialog.label('Completion Notes (Optional)').fill('Keys at gate 4');
  await dialog.button('Complete Delivery').click();
  await delivery.text(`Offline, ${String(UPDATES)} updates saved on this phone`).shown();
  await delivery.text('2 photos on this phone, not sent yet').shown();
  expect(await read(api, path)).toMatchObject({ status: 'assigned' });

  network.set('clear');
  await expect
    .poll(async () => (await read<{ status: string }>(api, path)).status, { timeout: 240_000 })
    .toBe('delivered');
  await expect
    .poll(async () => (await read<unknown[]>(api, `${path}/photos`)).length, { timeout: 240_000 })
    .toBe(2);
  await delivery.text(/saved on this phone|not sent yet/).gone();
  expect(await delivery.text(/not accepted/).count()).toBe(0);
  expect(await read(api, path)).toMatchObject({ completionNotes: 'Keys at gate 4' });
  const { signatures, faults } = await read<{
    signatures: { stage: string; name: string }[];
    faults: unknown[];
  }>(api, `${path}/signatures`);
  expect(faults).toEqual([]);
  expect(signatures.map(({ stage, name }) => [stage, name])).toEqual([
    ['pickup', 'Pat Sender'],
    ['delivery', 'Zoë Łukasiewicz'],
  ]);
  await network.close();
}
