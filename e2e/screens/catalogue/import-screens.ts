import type { Page } from '@playwright/test';
import { press, type Scene, type Screen } from '../screen';

const CUSTOMER = 'Concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie inc.';
const FILE = 'commandes-de-la-semaine-du-26-novembre-au-2-decembre-version-finale.xlsx';
const AT = '2026-03-31T15:00:00.000Z';

const importOf = (state: string, counts: object) => ({
  ...{ id: 7, kind: 'jobs', fileName: FILE, state, dateOrder: null, customer: null, version: 2 },
  heads: ['Client', 'Adresse de ramassage', 'Ville de livraison', 'NIV', 'Couleur'],
  columns: ['customerName', 'pickupAddress', 'dropoffCity', 'vin', null],
  counts: { ready: 0, wrong: 0, leftOut: 0, made: 0, undone: 0, ...counts },
  ...{
    createdBy: 'Geneviève-Antoinette Archambault-Desrosiers',
    startedAt: null,
    finishedAt: null,
  },
  ...{ createdAt: AT, updatedAt: AT },
});

const PLACE = { Address: null, PostalCode: null, ContactName: null, ContactPhone: null };
const placeOf = (side: string, city: string, province: string) =>
  Object.fromEntries(
    Object.entries({ ...PLACE, SiteContactName: null, City: city, Province: province }).map(
      ([part, value]) => [side + part, value],
    ),
  );

const rowOf = (id: number, more: object) => ({
  ...{ id, line: id + 1, state: 'ready', problems: [], recordId: null },
  cells: [CUSTOMER, '1 rue Bélair', 'Toronto', 'KP042788', 'bleu'],
  customer: { id: null, name: CUSTOMER, isBlacklisted: false },
  job: {
    ...placeOf('pickup', 'Saint-Louis-du-Ha! Ha!', 'QC'),
    ...placeOf('dropoff', 'Toronto', 'ON'),
    ...{ preferredPickupDate: '2026-04-20', poNumber: null, specialInstructions: null },
    price: 1234567.89,
    units: [{ year: 2019, make: 'Kia', model: null, vinLast8: 'KP042788', poNumber: null }],
  },
  ...more,
});

const problem = (column: string, code: string, isWarning: boolean, message: string) => ({
  ...{ column, code, isWarning, message },
});
const ROWS = [
  rowOf(1, {}),
  rowOf(2, {
    state: 'wrong',
    problems: [
      problem(
        'vin',
        'not_vin',
        false,
        'must be the last 8 characters of a VIN, or up to the whole 17',
      ),
      problem('preferredPickupDate', 'day_is_over', true, 'is in the past'),
    ],
  }),
  rowOf(3, { state: 'left-out', customer: { id: 1, name: CUSTOMER, isBlacklisted: true } }),
];

const DRAFT = importOf('draft', { ready: 1, wrong: 1, leftOut: 1 });

/** Mocks the server's response with this import. */
const having =
  (one: object, rows: readonly object[] = ROWS) =>
  ({ page }: Scene): Promise<void> =>
    answerImports(page, one, rows);

async function answerImports(page: Page, one: object, rows: readonly object[]): Promise<void> {
  await page.route('**/api/imports**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const row = /\/rows\/(\d+)$/.exec(pathname);
    const headers = { 'X-Total-Count': String(rows.length) };
    if (row) await route.fulfill({ json: rows[Number(row[1]) - 1] });
    else if (pathname.endsWith('/rows')) await route.fulfill({ json: rows, headers });
    else await route.fulfill({ json: pathname.endsWith('/imports') ? [one] : one });
  });
}

/** An import at each step from file to jobs. */
export function importScreens(): Screen[] {
  const meet = having(DRAFT);
  const path = '/?view=import&import=7';
  return [
    { name: 'import', path: '/?view=import', meet },
    { name: 'import, of customers', path: '/?view=import&kind=customers', meet },
    { name: 'columns of an import', path: `${path}&step=columns`, meet },
    { name: 'rows of an import', path, meet },
    { name: 'mending a row', path: `${path}&row=2`, meet },
    { name: 'rows of an import, none', path: `${path}&rows=made`, meet: having(DRAFT, []) },
    {
      name: 'rows of an import, running',
      path,
      meet: having(importOf('running', { made: 400, ready: 600 })),
    },
    {
      name: 'rows of an import, stopped',
      path,
      meet: having(importOf('stopped', { made: 400, ready: 600 })),
    },
    {
      name: 'rows of an import, made',
      path,
      meet: having(importOf('done', { made: 400, wrong: 3 })),
    },
    { name: 'rows of an import, undone', path, meet: having(importOf('undone', { undone: 400 })) },
    {
      name: 'asking before an undo',
      path,
      isApart: true,
      meet: having(importOf('done', { made: 400 })),
      act: async ({ page, words }) => {
        await press(page, words('import:run.undo'));
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ];
}
