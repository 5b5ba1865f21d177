import { writeFileSync } from 'node:fs';
import { readPdf } from '../../../../../test/papers/read-pdf';
import {
  PARTIES,
  sampleLine as line,
  sampleSource as source,
} from '../../../../../test/papers/sample-invoice';
import { png } from '../../../../../test/reports/photos';
import { printPaper } from '../../../../papers/print-paper';
import { invoicePaper, type InvoiceSource } from './invoice-paper';

async function read(printed: InvoiceSource, name: string) {
  const content = await printPaper(invoicePaper(printed));
  const folder = process.env['KEEP_PAPERS'];
  if (folder !== undefined) writeFileSync(`${folder}/${name}.pdf`, content);
  const pdf = await readPdf(content);
  return { ...pdf, content, text: pdf.pages.join(' ') };
}

const QUEBEC = { origin: 'QC', destination: 'QC', dropoffCity: 'Québec' };
const LONG = 'Concessionnaires automobiles réunis de la Mauricie et du Centre-du-Québec';

const FRENCH = {
  language: 'fr-CA',
  ...{ subtotal: 1250.5, tax: 187.27, total: 1437.77, poNumber: 'BC-9' },
  note: 'Merci de votre confiance.\nÀ bientôt.',
  lines: [line({ ...QUEBEC, description: 'Transport\u00a0: 2024 Citroën ë-C4', poNumber: 'BC-9' })],
  taxes: [
    { name: 'GST', province: null, rate: 5, base: 1250.5, amount: 62.53 },
    { name: 'QST', province: 'QC', rate: 9.975, base: 1250.5, amount: 124.74 },
  ],
} as const satisfies Parameters<typeof source>[0];

test('contains everything that a buyer needs to claim the tax back', async () => {
  const { pages, text, lang, tags } = await read(source(), 'en-1');
  expect(lang).toBe('en-CA');
  expect(pages).toHaveLength(1);
  for (const words of [
    ...['Les Transports Élan inc.', '5, rue du Quai', 'Sorel-Tracy QC J3P 1A1'],
    ...['GST/HST No.: 123456782RT0001', 'QST No.: 1000000007TQ0001', '450-555-0100'],
    ...['Invoice INV-000123', '2026-03-31', 'Net 30 days', '2026-04-30'],
    ...['Bill to', 'Garage Bélanger & Fils ltée', '1234, chemin de la Côte-Saint-Luc'],
    ...['Montréal QC H4B 2L7', 'Transport of 2024 Citroën ë-C4', 'VIN 1M8GDM9AXKP042788'],
    ...['JOB-000123', 'PO PO-4451', 'Montréal (QC) – Toronto (ON) · Delivered 2026-03-30'],
    ...['Subtotal $1,250.50', 'HST (ON) 13% on $1,250.50 · No. 123456782RT0001 $162.57'],
    ...['Total $1,413.07', 'Paid $0.00', 'Balance due $1,413.07', 'How to pay'],
    ...['Interac: comptes@elan.example', 'Cheque to Les Transports Élan inc.'],
    ...['Interest of 1.5 % a month', 'page 1 / 1'],
  ])
    expect(text).toContain(words);
  for (const words of ['Zero-rated', 'exempt', 'DRAFT', 'Note']) expect(text).not.toContain(words);
  const roles = tags.map(({ role }) => role);
  for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
});

test('is entirely in French, with each tax and its number', async () => {
  const { text, lang, tags } = await read(source(FRENCH), 'fr-1');
  expect(lang).toBe('fr-CA');
  for (const words of [
    ...['Facture INV-000123', 'Nº de TPS/TVH : 123456782RT0001', 'Net 30 jours', 'Facturé à'],
    ...['Bon de commande : BC-9', 'NIV 1M8GDM9AXKP042788', '1 250,50 $', 'Sous-total'],
    ...['TPS 5 % sur 1 250,50 $ · Nº 123456782RT0001 62,53 $', 'Solde à payer 1 437,77 $'],
    ...['TVQ 9,975 % sur 1 250,50 $ · Nº 1000000007TQ0001 124,74 $', 'Livré le 2026-03-30'],
    ...['Instructions de paiement', 'Merci de votre confiance.', 'À bientôt.', 'page 1 / 1'],
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  // The invoice's PO number is not repeated in its lines.
  expect(text.match(/BC-9/gu)).toHaveLength(1);
  const spoken = tags.filter(({ role }) => role === 'Span').map(({ lang: one }) => one);
  expect(new Set(spoken)).toEqual(new Set(['fr-CA', undefined]));
});

test('states why no tax is charged', async () => {
  const lines = [
    line({ carriage: 'international', destination: 'MI' }),
    line({ carriage: 'interline' }),
    line({ carriage: 'beyond-quebec' }),
    line({ kind: 'charge', description: 'Ferry', taxable: false }),
    line({ kind: 'charge', description: 'Fuel', unit: 'percent', price: 12.5, quantity: 1 }),
    line({ kind: 'charge', description: 'Waiting', unit: 'hour', price: 60, quantity: 1.25 }),
  ];
  const { text } = await read(source({ lines, taxes: [] }), 'en-zero');
  for (const words of [
    'Zero-rated: freight carried into or out of Canada.',
    'Zero-rated: freight carried for another carrier (interline).',
    'No QST: part of a move that goes beyond Quebec.',
    'Schedule VI, Part VII',
    'Not taxable',
    '12.5%',
    '1.25 h $60.00',
  ])
    expect(text).toContain(words);

  const exempt = { ...PARTIES, exemptCertificate: 'ON-778' };
  const invoice = { exemptCertificate: 'ON-778', taxes: [], lines: [line({ taxable: false })] };
  const free = await read(source(invoice, { parties: exempt }), 'en-exempt');
  expect(free.text).toContain('the customer is exempt by certificate ON-778.');
  expect(free.text).toContain('Exemption certificate: ON-778');
  expect(free.text).not.toContain('Not taxable');
});

test('marks a draft on each page, and shows no number', async () => {
  const lines = Array.from({ length: 30 }, () => line());
  const draft = { status: 'draft', reference: null, lines } as const;
  const { pages, tags } = await read(source(draft), 'en-draft');
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('DRAFT');
  expect(pages[0]).toContain('Draft invoice');
  // Screen readers read it once, in the title.
  expect(JSON.stringify(tags)).not.toContain('DRAFT');
  const french = await read(source({ ...FRENCH, ...draft, language: 'fr-CA' }), 'fr-draft');
  for (const page of french.pages) expect(page).toContain('BROUILLON');
});

test('states the invoice that a credit note corrects, and why', async () => {
  const note = { kind: 'credit-note', reference: 'INV-000124', note: 'Agreed otherwise.' } as const;
  const back = { ...note, subtotal: -1250.5, tax: -162.57, total: -1413.07, balance: 0 };
  const { text } = await read(source(back, { corrected: 'INV-000123' }), 'en-credit');
  for (const words of [
    ...['Credit note INV-000124', 'Against invoice', 'INV-000123', 'Reason', 'Agreed otherwise.'],
    ...['Total credited -$1,413.07', 'No. 123456782RT0001'],
  ])
    expect(text).toContain(words);
  for (const words of ['Balance due', 'How to pay', 'Due date', 'Interest'])
    expect(text).not.toContain(words);
});

test.each([
  ['en-11', {}],
  ['fr-11', FRENCH],
])('fits about ten lines on a page: %s', async (name, more) => {
  const lines = Array.from({ length: 11 }, (_, at) => line({ jobReference: `JOB-0001${at}` }));
  const { pages } = await read(source({ ...more, lines }), name);
  expect(pages).toHaveLength(2);
});

test.each([
  ['en-200', {}],
  ['fr-200', FRENCH],
])('repeats the table head on each page for 200 lines with long names: %s', async (name, more) => {
  const lines = Array.from({ length: 200 }, (_, at) =>
    line({ description: `${LONG}, ${LONG}`, jobReference: `JOB-${String(100_000 + at)}` }),
  );
  const parties = { ...PARTIES, billTo: { ...PARTIES.billTo, name: `${LONG} ltée` } };
  const { pages, text, tags } = await read(source({ ...more, lines }, { parties }), name);
  for (let at = 0; at < 200; at += 1) expect(text).toContain(`JOB-${String(100_000 + at)}`);
  pages.forEach((page, at) => {
    expect(page).toContain(`page ${String(at + 1)} / ${String(pages.length)}`);
    if (page.includes('JOB-')) expect(page).toMatch(/Unit price|Quantité Prix/u);
  });
  const heads = tags.filter(({ role, children = [] }) => role === 'TH' && children.length > 0);
  // The column headings once, plus the sums' headings.
  expect(heads.length).toBeLessThan(15);
});

test('shows the logo, and stays complete if its file is broken', async () => {
  const logo = await png({ width: 400, height: 100 });
  const { tags, content } = await read(source({}, { logo }), 'en-logo');
  const figures = tags.filter(({ role }) => role === 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual(['Logo of Les Transports Élan inc.']);
  const broken = await read(source({}, { logo: Buffer.from('no picture') }), 'en-broken');
  expect(broken.tags.some(({ role }) => role === 'Figure')).toBe(false);
  expect(broken.text).toContain('Les Transports Élan inc.');
  const again = await read(source({}, { logo }), 'en-logo');
  expect(Buffer.from(again.content).equals(content)).toBe(true);
});
