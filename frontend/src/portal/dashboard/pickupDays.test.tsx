import { screen, within } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

test('a card shows the pickup day and job number, with instructions above the addresses', async () => {
  serveJobs(
    makeHaul(7, {
      preferredPickupDate: '2026-03-09',
      specialInstructions: 'Keys at the front desk.',
    }),
    makeHaul(8),
  );
  await renderApp({ user: driver });
  const dated = await screen.findByRole('article', { name: 'Job #7' });
  expect(dated).toHaveTextContent('JOB-000007');
  expect(dated).toHaveTextContent('Pickup Mar 9, 2026');
  const [instructions, pickup] = [
    within(dated).getByText('Keys at the front desk.'),
    within(dated).getByText('PICKUP'),
  ];
  expect(instructions.compareDocumentPosition(pickup)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('article', { name: 'Job #8' })).toHaveTextContent('No pickup date');
});

test('a delivered job no longer shows its pickup day', async () => {
  serveJobs(makeHaul(5, { status: 'delivered', preferredPickupDate: '2026-03-09' }));
  await renderApp({ path: '/?jobs=completed', user: driver });
  expect(await screen.findByRole('article', { name: 'Job #5' })).not.toHaveTextContent(
    'Pickup Mar',
  );
});

test('the newest assignment comes first', async () => {
  serveJobs(
    makeHaul(7, { updatedAt: '2026-03-02T15:00:00.000Z' }),
    makeHaul(8, { updatedAt: '2026-03-01T15:00:00.000Z' }),
    makeHaul(3, { updatedAt: '2026-03-05T15:00:00.000Z' }),
  );
  await renderApp({ user: driver });
  await screen.findByRole('article', { name: 'Job #8' });
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Job #3',
    'Job #7',
    'Job #8',
  ]);
});
