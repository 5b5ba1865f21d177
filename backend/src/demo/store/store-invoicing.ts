import { ONCE } from '@dispatch/domain/invoices/charge';
import { CustomerBilling } from '../../database/schema/entities/invoicing/customer-billing';
import { JobCharge } from '../../database/schema/entities/invoicing/job-charge';
import { PriceListItem } from '../../database/schema/entities/invoicing/price-list-item';
import type { Tx } from '../../database/transactions/transaction';
import { BLANK_BILLING } from '../../modules/billing/invoicing/terms/customer-billing.queries';
import type { BillingFields } from '../../modules/billing/invoicing/terms/customer-billing.queries';
import type { NumberedJob } from '../number-jobs';
import { itemAt } from '../plan-jobs';
import { SAMPLE_PRICES } from '../sample-prices';
import type { People } from './store-jobs';

/** For the first customers, in the order of the samples. */
const BILLING: readonly Partial<BillingFields>[] = [
  { termsDays: 45, poRequired: true, gathering: 'month', email: 'payables@northern-pines.example' },
  { language: 'fr', legalName: 'Garage Les Trois Érables inc.' },
  { termsDays: 15, gathering: 'week' },
  {
    ...{ language: 'fr', statementName: 'Camille Exemple' },
    statementEmail: 'releves@autos-beaurivage.example',
  },
  { exemptCertificate: 'EXAMPLE-0001' },
];

/** Number of the latest deliveries that have accessorial charges. */
const CHARGED_JOBS = 12;

/** The items charged to each of them, in turn, with thousandths of a unit. */
const CHARGES: readonly (readonly [nameEn: string, quantity: number])[][] = [
  [['Fuel surcharge', ONCE]],
  [
    ['Waiting time', 1500],
    ['Fuel surcharge', ONCE],
  ],
  [['Tolls', 2 * ONCE]],
  [
    ['Storage', 3 * ONCE],
    ['After-hours pickup', ONCE],
  ],
];

/** Stores the price list, some customers' invoicing settings, and charges of the latest deliveries. */
export async function storeInvoicing(
  tx: Tx,
  jobs: readonly NumberedJob[],
  { customerIds }: People,
  now: Date,
): Promise<void> {
  const made = { version: 1, createdAt: now, updatedAt: now };
  const items = SAMPLE_PRICES.map((item, index) => ({ id: index + 1, ...item, ...made }));
  await tx.manager.insert(
    PriceListItem,
    items.map((item) => ({ ...item, deletedAt: null })),
  );
  await tx.manager.insert(
    CustomerBilling,
    BILLING.map((fields, index) => ({
      ...{ ...BLANK_BILLING, ...fields, ...made, version: 2 },
      customerId: itemAt(customerIds, index),
    })),
  );
  const delivered = jobs
    .filter(({ job }) => job.status === 'delivered')
    .toSorted((one, other) => other.id - one.id);
  const charges = delivered.slice(0, CHARGED_JOBS).flatMap(({ id: jobId }, at) =>
    itemAt(CHARGES, at % CHARGES.length).flatMap(([nameEn, quantity]) => {
      const item = items.find((one) => one.nameEn === nameEn);
      if (item === undefined) return [];
      const { id: itemId, nameFr, unit, price, taxable } = item;
      return { jobId, itemId, nameEn, nameFr, unit, price, taxable, quantity, ...made };
    }),
  );
  await tx.manager.insert(JobCharge, charges);
}
