import { ONCE } from '@dispatch/domain/invoices/charge';
import { insertRecord } from '../database/records/records';
import { Webhook } from '../database/schema/entities/webhooks/webhook';
import type { Tx } from '../database/transactions/transaction';
import { insertServiceAccount } from '../modules/auth/tokens/insert-service-account';
import { ChangeProfileService } from '../modules/base/company/change-profile.service';
import type { ProfileFacts } from '../modules/base/company/company-profile.queries';
import { ChangeChargesService } from '../modules/billing/invoicing/charges/change-charges.service';
import { PriceListService } from '../modules/billing/invoicing/charges/price-list.service';
import { ChangeCustomerBillingService } from '../modules/billing/invoicing/terms/change-customer-billing.service';
import type { CustomerBillingDto } from '../modules/billing/invoicing/terms/customer-billing.dto';
import { ChangeCustomerMailsService } from '../modules/customers/customer-mails/settings/change-customer-mails.service';
import { TrackingLinksService } from '../modules/customers/tracking/tracking-links.service';
import { ChangeSeriesService } from '../modules/jobs/recurring/change-series.service';
import { ChangeTemplateService } from '../modules/jobs/templates/change-template.service';
import { eventsText } from '../modules/outside/webhooks/subscriptions/webhook-checks';
import { WebhookSecrets } from '../modules/outside/webhooks/subscriptions/webhook-secrets';
import { itemAt } from './sample-orders';
import type { SamplePeople } from './sample-services';

/** The company's details on its documents. */
const COMPANY: Partial<ProfileFacts> = {
  legalName: 'Sample Vehicle Transport Inc.',
  ...{ address: '100 Example Road', city: 'Brampton', province: 'ON', postalCode: 'L6T 0A1' },
  ...{ phone: '905-555-0100', email: 'dispatch@transport.example' },
  ...{ nsc: 'ON0000001', cvor: '000-000-001', nir: 'R-000000-1' },
  // Valid check digits, but not registered to any company.
  ...{ gstNumber: '123456782RT0001', qstNumber: '1000000007TQ0001' },
  ...{ invoiceLanguage: 'en', termsDays: 30, invoicePrefix: 'SVT-' },
  interestText: 'Interest of 1.5% a month (19.56% a year) is charged on overdue invoices.',
  interestTextFr:
    'Des intérêts de 1,5 % par mois (19,56 % par année) s’appliquent aux factures en souffrance.',
  remittance: 'Cheque to Sample Vehicle Transport Inc.\nTransfer to payments@transport.example',
  remittanceFr:
    'Chèque à l’ordre de Sample Vehicle Transport Inc.\nVirement à payments@transport.example',
  writeOffCents: 100,
};

const PRICES = [
  { nameEn: 'Waiting time', nameFr: 'Temps d’attente', unit: 'hour', price: 95 },
  { nameEn: 'Storage', nameFr: 'Entreposage', unit: 'day', price: 40 },
  { nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: 75, proposedBy: 'winch' },
  { nameEn: 'Tolls', nameFr: 'Péages', unit: 'each', price: 38.5 },
  { nameEn: 'Fuel surcharge', nameFr: 'Supplément carburant', unit: 'percent', price: 12.5 },
  { nameEn: 'Dry run', nameFr: 'Déplacement inutile', unit: 'each', price: 150 },
  { nameEn: 'After-hours pickup', nameFr: 'Ramassage hors des heures', unit: 'each', price: 120 },
  { nameEn: 'Second attempt', nameFr: 'Deuxième tentative', unit: 'each', price: 110 },
] as const;

/** For the first customers. */
const BILLING: readonly Partial<CustomerBillingDto>[] = [
  { termsDays: 45, poRequired: true, gathering: 'month', email: 'payables@northern-pines.example' },
  { language: 'fr', legalName: 'Garage Les Trois Érables inc.' },
  { termsDays: 15, gathering: 'week' },
  {
    language: 'fr',
    statementName: 'Camille Exemple',
    statementEmail: 'releves@beaurivage.example',
  },
  { exemptCertificate: 'EXAMPLE-0001' },
];

/** For the latest deliveries in turn: places in the price list, with thousandths of a unit. */
const CHARGES: readonly (readonly (readonly [item: number, quantity: number])[])[] = [
  [[4, ONCE]],
  [
    [0, 1.5 * ONCE],
    [4, ONCE],
  ],
  [[3, 2 * ONCE]],
  [
    [1, 3 * ONCE],
    [6, ONCE],
  ],
];
const CHARGED_JOBS = 12;
const LINKED_JOBS = 3;

/** The company-wide settings of the sample company. */
export async function foundCompany(tx: Tx, people: SamplePeople, at: Date): Promise<void> {
  const { get, admin, customerIds } = people;
  await get(ChangeProfileService).change(admin, null, COMPANY);
  for (const item of PRICES) await get(PriceListService).add(admin, { ...item, taxable: true });
  for (const [index, changes] of BILLING.entries()) {
    const customerId = itemAt(customerIds, index);
    await get(ChangeCustomerBillingService).change(admin, {
      ...{ customerId, version: null },
      changes: { email: undefined, statementEmail: undefined, ...changes },
    });
  }
  await insertServiceAccount(tx, 'Orders of the web shop', at);
  // A disabled one: the sample company sends no events.
  await insertRecord(tx, Webhook, {
    ...{ name: 'Accounting', address: 'https://erp.example.com/dispatch' },
    events: eventsText(['job.delivered', 'invoice.issued', 'invoice.paid']),
    ...{ includesPrices: true, isOn: false, offReason: null },
    secret: get(WebhookSecrets).make().sealed,
    ...{ previousSecret: null, previousUntil: null, version: 1, createdAt: at, updatedAt: at },
  });
}

/** Charges, tracking links, notices and a recurring job of the present. */
export async function finishCompany(
  tx: Tx,
  { get, admin, customerIds }: SamplePeople,
  today: string,
): Promise<void> {
  const latest = (status: string, count: number): Promise<{ id: number }[]> =>
    tx.manager.query('SELECT id FROM jobs WHERE status = ? ORDER BY id DESC LIMIT ?', [
      status,
      count,
    ]);
  const items: { id: number }[] = await tx.manager.query(
    'SELECT id FROM price_list_items ORDER BY id',
  );
  for (const [index, { id }] of (await latest('delivered', CHARGED_JOBS)).entries())
    for (const [item, quantity] of itemAt(CHARGES, index % CHARGES.length))
      await get(ChangeChargesService).add(admin, id, {
        itemId: itemAt(items, item).id,
        quantity,
      });
  for (const { id } of await latest('in-transit', LINKED_JOBS))
    await get(TrackingLinksService).make(admin, id, false);
  const choices = [
    { events: ['picked-up', 'delivered', 'delayed'] },
    { events: ['delivered', 'damage'], language: 'fr-CA' },
  ] as const;
  for (const [index, choice] of choices.entries())
    await get(ChangeCustomerMailsService).changeCustomer(
      admin,
      { customerId: itemAt(customerIds, index), version: null },
      { email: undefined, ...choice, events: [...choice.events] },
    );
  const template = await get(ChangeTemplateService).make(admin, {
    name: 'Oshawa plant to Montréal',
    job: {
      ...{ pickupCity: 'Oshawa', pickupProvince: 'ON' },
      ...{ dropoffCity: 'Montréal', dropoffProvince: 'QC' },
      vehicleUnitsData: [
        { year: 2025, make: 'Chevrolet', model: 'Silverado', price: 65_000, vinLast8: undefined },
      ],
    },
  });
  const { id } = await get(ChangeSeriesService).make(admin, {
    name: 'Oshawa, Mondays and Thursdays',
    templateId: template.id,
    schedule: {
      ...{ kind: 'weekdays', weekdays: [1, 4], startOn: today, province: 'ON' },
      ...{ onHoliday: 'after', daysAhead: 3, makeAt: '06:00' },
    },
  });
  // The sample company creates no jobs by itself.
  await get(ChangeSeriesService).change(admin, { id, version: null }, { state: 'paused' });
}
