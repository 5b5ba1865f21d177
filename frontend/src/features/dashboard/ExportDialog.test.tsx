import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPart } from '../../testing/render';
import { refusal, server } from '../../testing/server';
import { ExportDialog } from './ExportDialog';

const acme = {
  id: 31,
  name: 'Northern Example Motors',
  city: 'Sudbury',
  province: 'ON',
  status: 'inactive',
};
const saved: { name: string; href: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
});

function answer() {
  const asked: string[] = [];
  server.use(
    http.get('*/api/jobs/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('Job\r\n', {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="jobs-2026-03-10.csv"',
        },
      });
    }),
    http.get('*/api/customers/search', () => HttpResponse.json([acme])),
    http.get('*/api/customers/31', () => HttpResponse.json(acme)),
  );
  return asked;
}

async function open() {
  const onClose = jest.fn();
  const view = await renderPart(<ExportDialog onClose={onClose} />);
  return { ...view, onClose, dialog: screen.getByRole('dialog', { name: 'Export Report' }) };
}

test('everything is downloaded when nothing is chosen', async () => {
  const asked = answer();
  const { person, onClose } = await open();
  await person.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual(['?format=csv']);
  expect(saved).toEqual([{ name: 'jobs-2026-03-10.csv', href: 'blob:report' }]);
});

test('days, status and customer narrow the report; a blacklisted customer is flagged', async () => {
  const asked = answer();
  const { person, dialog, onClose } = await open();
  await person.type(within(dialog).getByLabelText('Completed from'), '2026-03-01');
  await person.type(within(dialog).getByLabelText('Completed to'), '2026-03-31');
  await person.click(within(dialog).getByRole('combobox', { name: 'Status' }));
  await person.click(screen.getByRole('option', { name: 'Delivered' }));
  const customer = within(dialog).getByRole('combobox', { name: 'Customer' });
  expect(customer).toHaveValue('All customers');
  await person.clear(customer);
  await person.type(customer, 'north');
  const option = await screen.findByRole('option', { name: /Northern Example Motors/ });
  expect(option).toHaveTextContent('Blacklisted');
  await person.click(option);
  await waitFor(() => expect(customer).toHaveValue('Northern Example Motors'));
  await person.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([
    '?format=csv&from=2026-03-01&to=2026-03-31&status=delivered&customerId=31',
  ]);
});

test('a range that ends before it begins is refused', async () => {
  const asked = answer();
  const { person, dialog } = await open();
  await person.type(within(dialog).getByLabelText('Completed from'), '2026-03-31');
  await person.type(within(dialog).getByLabelText('Completed to'), '2026-03-01');
  await person.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The last day must not be before the first')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a refusal is said in the dialog, which stays', async () => {
  answer();
  server.use(http.get('*/api/jobs/export', () => refusal(503, 'database_unavailable', 'Not now.')));
  const { person, onClose } = await open();
  await person.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(onClose).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
});
