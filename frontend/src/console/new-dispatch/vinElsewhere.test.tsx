import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { makeDriver, makeJob, makeUnit } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import type { Job } from '../../api/jobs/jobs';

const VIN = '1HGCM82633A004352';
const owen = makeDriver(4, { name: 'Owen Fitzgerald' });
const onJob = (id: number, facts: Partial<Job> = {}) =>
  makeJob(id, { jobVehicles: [makeUnit(1, { vin: VIN, vinLast8: '3A004352' })], ...facts });

async function open(jobs: readonly Job[]) {
  const asked: (string | null)[] = [];
  const served = serveDispatch({
    '/api/others': ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const isSearch = pathname === '/api/jobs';
      if (isSearch) asked.push(searchParams.get('q'));
      return HttpResponse.json(isSearch ? jobs : []);
    },
  });
  const { person } = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  const vin = within(screen.getByRole('region', { name: 'Vehicle Information' })).getByLabelText(
    'VIN',
  );
  await person.click(vin);
  return { person, asked, vin, ...served };
}

test('shows the job and driver of a VIN on an open job, with a link; saving stays possible', async () => {
  const { person, asked, sent, vin } = await open([
    onJob(398, { status: 'assigned', driver: owen }),
    onJob(399, { status: 'delivered' }),
    makeJob(400),
  ]);
  await person.paste(VIN);
  expect(
    await screen.findByText(/^Also on JOB-000398, assigned to Owen Fitzgerald\./),
  ).toBeVisible();
  expect(vin).toHaveAccessibleDescription(/Also on JOB-000398/);
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    '/?view=new-dispatch&job=398',
  );
  expect(screen.queryByText(/JOB-000399|JOB-000400/)).toBeNull();
  expect(asked).toEqual(['3A004352']);
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/jobs'));
});

test('names no driver for an unassigned job; ignores a different VIN with the same end', async () => {
  const { person } = await open([
    onJob(398),
    onJob(397, { jobVehicles: [makeUnit(2, { vin: '2HGCM82633A004352', vinLast8: '3A004352' })] }),
  ]);
  await person.paste(VIN);
  expect(await screen.findByText(/^Also on JOB-000398, not assigned yet\./)).toBeVisible();
  expect(screen.queryByText(/JOB-000397/)).toBeNull();
});
