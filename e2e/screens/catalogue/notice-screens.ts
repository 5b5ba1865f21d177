import { failing, type Scene, type Screen } from '../screen';

const AT = '2026-03-02T15:00:00.000Z';
const KINDS = [
  'backup-failed',
  'unassigned-near-date',
  'operation-refused',
  'left-behind',
  'recurring-job-failed',
  'customer-not-told',
  'mail-not-delivered',
  'report-missing',
  'webhook-parked',
];
const NAME = 'Comptabilité des concessionnaires réunis du Bas-Saint-Laurent';

const DETAILS: Record<string, object> = {
  'backup-failed': { problem: 'no-access' },
  'webhook-parked': { name: NAME },
  'customer-not-told': { customerNoticeId: 9, event: 'damage', reason: 'refused' },
  'mail-not-delivered': { invoiceId: 7, reference: 'SVT-000007' },
};

const NOTICES = KINDS.map((kind, place) => ({
  ...{ id: place + 1, kind, dueOn: '2026-03-02', isRead: place % 3 === 2, settledAt: null },
  ...{ raisedAt: AT, details: DETAILS[kind] ?? {} },
  job: ['webhook-parked', 'backup-failed', 'mail-not-delivered'].includes(kind)
    ? null
    : { id: 12, pickupCity: 'Saint-Louis-du-Ha! Ha!', dropoffCity: 'Rouyn-Noranda' },
}));

const COUNTS = KINDS.map((kind) => ({ kind, count: 3 }));

/** Many notices at once, the largest badge for the header. */
async function meet({ page }: Scene): Promise<void> {
  await page.route(/\/api\/notices\b/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const isCount = pathname.endsWith('/unread');
    if (pathname.endsWith('/counts')) {
      await route.fulfill({ json: COUNTS });
      return;
    }
    const json = searchParams.get('state') === 'settled' ? [] : NOTICES;
    await route.fulfill({ json: isCount ? { count: 99, isLeast: true } : json });
  });
}

/** The notice list and its bell. */
export function noticeScreens(): Screen[] {
  return [
    { name: 'notices', path: '/?view=todo&kind=notices', meet },
    { name: 'notices, none settled', path: '/?view=todo&kind=notices&state=settled', meet },
    {
      name: 'notices, none of a kind',
      path: '/?view=todo&kind=left-behind&state=settled',
      meet,
    },
    { name: 'notices, failing', path: '/?view=todo&kind=notices', meet: failing },
  ];
}
