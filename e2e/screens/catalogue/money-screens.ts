import { MAILS, moneyAnswer } from './money-answers';
import { press, type Scene, type Screen } from '../screen';

const NONE_OF_IT = {
  ...{ from: '2026-03-01', to: '2026-03-31', invoices: 0, sales: 0, gstHst: 0, qst: 0 },
  ...{ writeOffs: 0, writtenOff: 0, lines: [] },
};

/** Mocks these leaks, e-mails and accounting data, with additional responses. */
const having =
  (others: Readonly<Record<string, object>> = {}) =>
  async ({ page }: Scene): Promise<void> => {
    await page.route('**/api/**', async (route) => {
      const url = new URL(route.request().url());
      const isRead = route.request().method() === 'GET';
      const json = isRead ? (others[url.pathname] ?? moneyAnswer(url)) : null;
      if (json === null) await route.fallback();
      else await route.fulfill({ json });
    });
  };

/** Screens of money leaks, invoice e-mails and accounting. */
export function moneyScreens(): Screen[] {
  const meet = having();
  const noServer = having({
    '/api/invoices/120/mails': { ...MAILS, canSend: false, sentAt: null },
  });
  const noAddress = having({ '/api/invoices/120/mails': { ...MAILS, to: null } });
  const invoice = (act: string) => `/?view=invoices&invoice=120${act}`;
  const section = ({ page, words }: Scene) =>
    page
      .getByRole('heading', { name: words('invoiceMail:section'), exact: true })
      .scrollIntoViewIfNeeded();
  return [
    { name: 'money at risk', path: '/?view=todo', meet },
    ...['no-price', 'not-sent', 'not-delivered-mail', 'overdue', 'reported-not-charged'].map(
      (kind) => ({ name: `money at risk, ${kind}`, path: `/?view=todo&kind=${kind}`, meet }),
    ),
    {
      name: 'money at risk, nothing',
      path: '/?view=todo',
      meet: having({ '/api/money-leaks/totals': [] }),
    },
    { name: 'invoices to send', path: '/?view=todo&kind=not-sent&dialog=send', meet },
    { name: 'emails of an invoice', path: invoice(''), meet, act: section },
    {
      name: 'emails of an invoice, without a server',
      path: invoice(''),
      meet: noServer,
      act: section,
    },
    { name: 'sending an invoice', path: invoice('&act=send'), meet },
    { name: 'sending an invoice, without a server', path: invoice('&act=send'), meet: noServer },
    {
      name: 'sending an invoice, to nobody',
      path: invoice('&act=send'),
      meet: noAddress,
      act: async ({ page, words }) => {
        await press(page, words('invoiceMail:submit'));
        await page.getByText(words('invoiceMail:errors.nobody')).waitFor();
      },
    },
    { name: 'reminder of an invoice', path: invoice('&act=remind'), meet },
    { name: 'books', path: '/?view=books', meet },
    {
      name: 'books, without invoices',
      path: '/?view=books&from=2026-03-01&to=2026-03-31',
      meet: having({ '/api/books/taxes': NONE_OF_IT, '/api/books/periods': [] }),
    },
    { name: 'names of the accounts', path: '/?view=books&dialog=accounts', meet },
    { name: 'closing the books', path: '/?view=books&dialog=close', meet },
  ];
}
