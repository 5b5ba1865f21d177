import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  acme,
  bolt,
  findDirectory,
  openCustomers,
  serveCustomers,
} from '../../testing/answers/customersAnswers';
import { makeJob } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { server } from '../../testing/answers/server';

describe('customer details', () => {
  const answerJobs = (delivered: number, total: number) => {
    const jobs = Array.from({ length: total }, (_, index) =>
      makeJob(index + 1, {
        status: index < delivered ? 'delivered' : 'pending',
        customer: { ...acme },
      }),
    );
    server.use(
      http.get('*/api/jobs', ({ request }) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('customerId')).toBe('1');
        const status = searchParams.get('status');
        return pagedAnswer(
          request,
          jobs.filter((job) => status === null || job.status === status),
        );
      }),
    );
  };

  test.each([
    [11, 'VIP Customer'],
    [10, 'Regular Customer'],
    [6, 'Regular Customer'],
    [5, 'Customer'],
  ])('%i jobs make a %s', async (totalJobs, tier) => {
    serveCustomers([{ ...acme, totalJobs }]);
    answerJobs(0, totalJobs);
    await openCustomers('/?view=customers&customer=1');
    expect(await screen.findByRole('heading', { level: 1, name: acme.name })).toBeVisible();
    expect(screen.getByText(tier)).toBeVisible();
  });

  test('name customers who may be the same, each with a link', async () => {
    serveCustomers([acme]);
    answerJobs(0, 0);
    server.use(
      http.get('*/api/customers/1/look-alikes', () =>
        HttpResponse.json([{ ...bolt, id: 9, name: 'ACME Auto inc.' }]),
      ),
    );
    await openCustomers('/?view=customers&customer=1');
    const alike = await screen.findByRole('region', { name: 'Possible duplicates:' });
    expect(within(alike).getByRole('link', { name: 'ACME Auto inc.' })).toHaveAttribute(
      'href',
      expect.stringContaining('customer=9'),
    );
  });

  test('show why and since when a customer is blacklisted', async () => {
    const why = { blacklistReason: 'Unpaid', blacklistedAt: '2026-03-02T15:00:00.000Z' };
    serveCustomers([{ ...bolt, ...why, id: 1 }]);
    answerJobs(0, 0);
    await openCustomers('/?view=customers&customer=1');
    expect(await screen.findByText('Unpaid · since Mar 2, 2026')).toBeVisible();
  });

  test('show contact, completion rate and job history, and link back to the list', async () => {
    serveCustomers([{ ...acme, totalJobs: 3 }]);
    answerJobs(2, 3);
    // The newest browsers return a promise.
    vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as never);
    const { person, history } = await openCustomers('/?view=customers&q=acme');
    await person.click(await screen.findByRole('link', { name: 'Acme Sample Autos' }));
    expect(history.location.search).toBe('?view=customers&q=acme&customer=1');
    const jobs = await screen.findByRole('table', { name: 'Job History' });
    expect(within(jobs).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByText('1 King St, Toronto, ON M5V 1A1')).toBeVisible();
    const rate = (await screen.findByText('Completion Rate')).parentElement;
    await waitFor(() => expect(rate).toHaveTextContent('67%2 of 3 jobs delivered'));
    expect(screen.getByText('On Time').parentElement).toHaveTextContent(
      '88%7 of 8 delivered jobs picked up by their date',
    );
    await person.click(screen.getByRole('link', { name: 'Back to Customers' }));
    expect(await findDirectory()).toBeVisible();
    expect(history.location.search).toBe('?view=customers&q=acme');
  });

  test('handle a customer without jobs and a deleted one', async () => {
    serveCustomers([{ ...acme, totalJobs: 0, promisedJobs: 0, onTimeJobs: 0 }]);
    answerJobs(0, 0);
    await openCustomers('/?view=customers&customer=1');
    expect((await screen.findByText('On Time')).parentElement).toHaveTextContent('No data yet');
    expect(await screen.findByText('This customer has no jobs yet.')).toBeVisible();
    serveCustomers([]);
    await openCustomers('/?view=customers&customer=7');
    expect(await screen.findByText('This customer no longer exists.')).toBeVisible();
  });

  test('return to the list after deletion', async () => {
    serveCustomers([acme, bolt]);
    answerJobs(0, 1);
    const { person } = await openCustomers('/?view=customers&customer=1');
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
    expect(await findDirectory()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: acme.name })).toBeNull());
  });
});
