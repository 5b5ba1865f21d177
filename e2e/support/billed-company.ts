import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN, type Engine, Product } from './product';
import { makeDriver, signIn } from './people';
import { startRefusingMailServer } from './refusing-mail-server';
import { test as base } from './test';

const WAY = {
  ...{ pickupAddress: '1 King Street', pickupCity: 'Kingston', pickupProvince: 'ON' },
  ...{ dropoffAddress: '2 Queen Street', dropoffCity: 'Ottawa', dropoffProvince: 'ON' },
};
const SETTINGS = { MAIL_FROM: 'office@example.com', PUBLIC_URL: 'http://localhost' };

interface Answer {
  readonly id: number;
  readonly version: number;
}

export async function send(api: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await api.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

/** Calls of the office of a company that bills. */
export class BilledCompany {
  private driverId: number | undefined;

  constructor(readonly api: APIRequestContext) {}

  async setUp(): Promise<void> {
    const company = (await (await this.api.get('/api/company')).json()) as Answer;
    const saved = await this.api.put('/api/company', {
      data: { legalName: 'Exemple inc.', gstNumber: '123456782RT0001', writeOffLimit: 1 },
      headers: { 'If-Match': `"${String(company.version)}"` },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
  }

  async customer(
    name: string,
    gathering?: 'job' | 'month',
    email = 'a@b.example',
  ): Promise<number> {
    const place = { address: '1 King Street', city: 'Ottawa', province: 'ON' };
    const { id } = await send(this.api, '/api/customers', { name, email, ...place });
    if (gathering !== undefined) {
      const path = `/api/customers/${String(id)}/billing`;
      const billing = await this.api.put(path, { data: { gathering } });
      expect(billing.ok(), await billing.text()).toBe(true);
    }
    return id;
  }

  /** An open job of these vehicles. */
  async job(customerId: number, price: number | null, vehicles = 1): Promise<number> {
    const each = price === null ? null : price / vehicles;
    const vehicleUnitsData = Array.from({ length: vehicles }, (_, at) => ({
      ...{ year: 2024, make: 'Honda', model: `Civic ${String(at + 1)}`, price: each },
    }));
    const { id } = await send(this.api, '/api/jobs', {
      customerId,
      price,
      vehicleUnitsData,
      ...WAY,
    });
    return id;
  }

  async delivered(customerId: number, price: number | null, vehicles = 1): Promise<number> {
    const id = await this.job(customerId, price, vehicles);
    this.driverId ??= (await makeDriver(this.api, 'Inès Exemple')).driverId;
    const data = { status: 'delivered', driverId: this.driverId };
    const done = await this.api.put(`/api/jobs/${String(id)}`, { data });
    expect(done.ok(), await done.text()).toBe(true);
    return id;
  }

  async draft(jobId: number): Promise<number> {
    return (await send(this.api, '/api/invoices', { jobIds: [jobId] })).id;
  }

  async invoice(customerId: number, price: number, vehicles = 1): Promise<number> {
    const id = await this.draft(await this.delivered(customerId, price, vehicles));
    await send(this.api, `/api/invoices/${String(id)}/issue`, {});
    return id;
  }
}

interface Worker {
  product: Product;
}

/** A company with an e-mail server, whose admin is signed in. */
export const test = base.extend<{ billed: BilledCompany }, Worker>({
  product: [
    async ({ browser: _browser }, use, worker) => {
      const { engine } = worker.project.metadata as { engine: Engine }; // set in playwright.config.ts
      const mail = await startRefusingMailServer();
      const product = await Product.start(engine, { ...SETTINGS, SMTP_URL: mail.url });
      await use(product);
      await product.stop();
      mail.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  billed: async ({ adminApi, page }, use) => {
    const billed = new BilledCompany(adminApi);
    await billed.setUp();
    await signIn(page, ADMIN.email, ADMIN.password);
    await use(billed);
  },
});
