import type { InvoiceAnswer } from '../../src/modules/billing/invoicing/invoices/invoice.schema';
import type { Parties } from '../../src/modules/billing/invoicing/invoices/parties';
import type { InvoiceSource } from '../../src/modules/billing/invoicing/invoice-papers/invoice-paper';

type Line = InvoiceAnswer['lines'][number];

export const PARTIES: Parties = {
  seller: {
    ...{ name: 'Les Transports Élan inc.', address: '5, rue du Quai', city: 'Sorel-Tracy' },
    ...{ province: 'QC', postalCode: 'J3P 1A1', email: 'comptes@elan.example' },
    ...{ phone: '450-555-0100', gstNumber: '123456782RT0001', qstNumber: '1000000007TQ0001' },
    interestText: 'Interest of 1.5 % a month (19.56 % a year) on overdue amounts.',
    remittance: 'Interac: comptes@elan.example\nCheque to Les Transports Élan inc.',
    logoHash: null,
  },
  billTo: {
    ...{ name: 'Garage Bélanger & Fils ltée', address: '1234, chemin de la Côte-Saint-Luc' },
    ...{ city: 'Montréal', province: 'QC', postalCode: 'H4B 2L7', email: null, phone: null },
  },
  exemptCertificate: null,
};

export function sampleLine(more: Partial<Line> = {}): Line {
  return {
    ...{ id: 1, kind: 'unit', jobId: 123, jobReference: 'JOB-000123', unitId: 1, chargeId: null },
    ...{ description: 'Transport of 2024 Citroën ë-C4', vin: '1M8GDM9AXKP042788' },
    ...{ poNumber: 'PO-4451', pickupCity: 'Montréal', dropoffCity: 'Toronto' },
    ...{ origin: 'QC', destination: 'ON', carriage: 'domestic', deliveredOn: '2026-03-30' },
    ...{ quantity: 1, unit: 'each', price: 1250.5, amount: 1250.5, taxable: true },
    ...more,
  };
}

export function sampleInvoice(more: Partial<InvoiceAnswer> = {}): InvoiceAnswer {
  return {
    ...{ id: 7, kind: 'invoice', status: 'issued', reference: 'INV-000123', correctsId: null },
    ...{ customerId: 12, customerName: 'Garage Bélanger', invoiceDate: '2026-03-31' },
    ...{ dueDate: '2026-04-30', jobCount: 1, poNumber: null, subtotal: 1250.5, tax: 162.57 },
    ...{ total: 1413.07, balance: 1413.07, overdueDays: 0, problems: 0 },
    isUndelivered: false,
    ...{ createdAt: '2026-03-31T15:00:00.000Z', issuedAt: '2026-03-31T15:00:00.000Z', version: 2 },
    ...{ language: 'en-CA', termsDays: 30, note: null, periodFrom: null, periodTo: null },
    ...{ billTo: PARTIES.billTo, exemptCertificate: null, jobs: [], lines: [sampleLine()] },
    taxes: [{ name: 'HST', province: 'ON', rate: 13, base: 1250.5, amount: 162.57 }],
    ...{
      paid: 0,
      credited: 0,
      writeOff: null,
      issuedBy: 'Ada Admin',
      pdfHash: null,
      creditNotes: [],
    },
    problemList: [],
    ...more,
  };
}

export function sampleSource(
  more: Partial<InvoiceAnswer> = {},
  source: Partial<InvoiceSource> = {},
): InvoiceSource {
  return {
    invoice: sampleInvoice(more),
    ...{ parties: PARTIES, asOf: new Date('2026-03-31T15:00:00.000Z'), corrected: null },
    logo: null,
    ...source,
  };
}
