import { screen, within } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { makeUnit } from '../../testing/jobSamples';
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

test('new assignments stand in the order of the day: what was begun first', async () => {
  const check = {
    vin: 'MFA12345',
    method: 'typed',
    by: 'Drew Sample',
    isLoadedAnyway: false,
  } as const;
  const begun = { ...makeUnit(1), vinCheck: { ...check, at: '2026-03-09T14:00:00.000Z' } };
  serveJobs(
    makeHaul(7, { preferredPickupDate: '2026-03-10', updatedAt: '2026-03-08T15:00:00.000Z' }),
    makeHaul(8, { createdAt: '2026-03-01T15:00:00.000Z' }),
    makeHaul(3, { preferredPickupDate: '2026-03-09', updatedAt: '2026-03-01T15:00:00.000Z' }),
    makeHaul(9, { preferredPickupDate: '2026-03-12', jobVehicles: [begun] }),
  );
  await renderApp({ user: driver });
  await screen.findByRole('article', { name: 'Job #8' });
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Job #9',
    'Job #3',
    'Job #7',
    'Job #8',
  ]);
});
