import type { Answer, Caller, TestApi } from '../../app/http';
import { draftOf, issue, makeDelivered, makeInvoice, readyCompany } from '../../billing/invoices';
import {
  driverIdOf,
  expectStatus,
  makeCharge,
  makeCustomer,
  makeDriverJob,
  makePriceListItem,
  makeView,
} from '../../records/jobs';
import { jpeg } from '../../reports/photos';
import { confirm } from '../../accounts/factors';
import { makeServiceAccount } from '../../accounts/tokens';
import { ApiDocument, type ApiOperation, pathTo, type Schema } from '../api-document';
import { BESIDE } from '../beside';
import { makeImportRecords } from '../import-records';
import { sampleOf } from '../sample-body';
import { makeSeriesRecords } from '../series-records';
import { makeWebhookRecords } from '../webhook-records';

/** They need a secret that only the user has. Separate tests cover their refusals. */
const NEEDING_PROOF = [
  ...['login', 'changePassword', 'confirmPassword', 'answerSecondFactor', 'signInWithPasskey'],
  ...['confirmApp', 'addPasskey', 'renamePasskey', 'resetPassword', 'acceptInvitation'],
];

/** The unit of new jobs. */
const ONE_UNIT = { vehicleUnitsData: [{ make: 'Kia' }] };

/** Sends an admin's requests to every operation, with existing records. */
export class Requests {
  private readonly ids: Record<string, number> = {};
  /** The responses by request. */
  readonly heard: string[] = [];

  private constructor(
    private readonly api: TestApi,
    readonly document: ApiDocument,
    readonly admin: Caller,
    private readonly picture: Buffer,
  ) {}

  static async of(api: TestApi): Promise<Requests> {
    const requests = new Requests(
      api,
      new ApiDocument(api.app),
      api.injected(await api.as('admin')),
      await jpeg(),
    );
    await requests.makeRecords();
    return requests;
  }

  private async makeRecords(): Promise<void> {
    // Tokens and webhooks with prices require a confirmed user.
    await confirm(this.admin);
    const customers = await makeCustomer(this.api, 'Garage');
    const drivers = driverIdOf(this.api, 'driver');
    Object.assign(this.ids, {
      ...{ customers, people: customers, drivers, driver: drivers },
      users: this.api.cast.otherAdmin.userId,
      'saved-views': await makeView(this.api, 'admin', 'Kept'),
      'service-accounts': await makeServiceAccount(this.api),
      'by-user': this.api.cast.driver.userId,
      'price-list': await makePriceListItem(this.api),
    });
    const payment = { customerId: customers, paidOn: '2026-03-31', amount: 1, method: 'cash' };
    const paid = expectStatus(await this.admin.post('/api/payments', payment), 201) as {
      id: number;
    };
    await readyCompany(this.api);
    // A deleted invoice accepts no further change.
    const gone = await makeInvoice(this.api, customers, { price: 1 });
    const reason = { reason: 'Agreed.' };
    const credit = await this.admin.post(`/api/invoices/${gone.id}/credit-notes`, reason);
    expectStatus(credit, 201);
    await this.takeJob('delivered');
    await this.takeWebhook();
    const { id, rowId } = await makeImportRecords(this.admin);
    Object.assign(this.ids, { payments: paid.id, invoices: gone.id, imports: id, rowId });
  }

  idOf(name: string): number {
    return this.ids[name] ?? 0;
  }

  /** Operations with a body that need only a permission. */
  writes(): ApiOperation[] {
    return this.document.operations.filter(
      ({ body, id }) => body !== null && !NEEDING_PROOF.includes(id),
    );
  }

  /** Switches to a job of this status, and its unit. */
  async takeJob(status: string): Promise<void> {
    const { id, jobVehicles } = await makeDriverJob(this.api, status, 'driver', ONE_UNIT);
    const chargeId = await makeCharge(this.api, id);
    Object.assign(this.ids, { jobs: id, unitId: jobVehicles[0].id, chargeId });
  }

  /** Switches to a draft, or to an invoice that can be credited or written off completely. */
  async takeInvoice({ id }: ApiOperation): Promise<void> {
    if (!['changeInvoice', 'creditInvoice', 'writeOffInvoice'].includes(id)) return;
    const jobId = await makeDelivered(this.api, this.idOf('customers'), { price: 1 });
    const draft = await draftOf(this.api, jobId);
    if (id !== 'changeInvoice') await issue(this.api, draft.id);
    if (id === 'writeOffInvoice') {
      const admin = await this.api.as('admin');
      expectStatus(await admin.put('/api/company', { writeOffLimit: 2 }), 200);
    }
    this.ids['invoices'] = draft.id;
  }

  /** Switches to another webhook; their number is limited. */
  async takeWebhook(): Promise<void> {
    const { id, deliveryId } = await makeWebhookRecords(this.api);
    Object.assign(this.ids, { webhooks: id, deliveryId });
  }

  /** Switches to other series, because an ended one accepts no change. */
  async takeSeries({ path }: ApiOperation): Promise<void> {
    if (/\/(job-templates|recurring-jobs)\b/.test(path))
      Object.assign(this.ids, await makeSeriesRecords(this.api));
  }

  /** Switches to another job, because earlier operations have replaced its units. */
  async takeUnit({ path }: ApiOperation): Promise<void> {
    if (path.includes('{unitId}')) await this.takeJob('delivered');
  }

  addressOf({ path }: ApiOperation): string {
    const { ids } = this;
    return pathTo(
      path,
      (name) => ids[name] ?? ids[path.split('/').findLast((part) => part in ids) ?? ''] ?? 0,
    );
  }

  sampleFor({ id }: ApiOperation, body: Schema): object {
    return {
      ...(sampleOf(this.document, body) as object), // bodies are objects
      ...BESIDE[id],
    };
  }

  note(what: string, { status, body }: Answer): void {
    const details = status >= 400 ? JSON.stringify(body?.details ?? body?.code ?? '') : '';
    this.heard.push(`${what} -> ${status} ${details}`);
  }

  /** `what` identifies the request in the transcript without its generated unique texts. */
  async send(operation: ApiOperation, text: string, what: string): Promise<Answer> {
    const json = { 'Content-Type': 'application/json' };
    const answer = await this.admin.send(operation.method, this.addressOf(operation), text, json);
    this.note(`${operation.id} ${what.slice(0, 120)}`, answer);
    return answer;
  }

  /** Sends a read, or an upload if the operation takes a file. */
  ask({ method, file }: ApiOperation, path: string): Promise<Answer> {
    return file === null
      ? this.admin.get(path)
      : this.admin.send(method, path, this.picture, { 'Content-Type': file });
  }
}
