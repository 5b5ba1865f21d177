import { server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';

const HONDA = '1HGCM82633A004352';
const at = '2026-03-03T19:05:00.000Z';

test('shows VIN, method, time and reader for each unit in the job details', async () => {
  const check = {
    vin: HONDA,
    method: 'scan',
    at,
    by: 'Drew Sample',
    isLoadedAnyway: false,
  } as const;
  const record = { vin: HONDA, vinLast8: '3A004352' };
  const typed = { ...check, vin: '3A004352', method: 'typed' } as const;
  const job = makeJob(7, {
    jobVehicles: [
      { ...makeUnit(70, record), vinCheck: check },
      { ...makeUnit(71, record), vinCheck: typed },
      { ...makeUnit(72, { vinLast8: 'KP042788' }), vinCheck: { ...typed, isLoadedAnyway: true } },
      { ...makeUnit(73, { vinLast8: 'KP042789' }), vinCheck: typed },
      { ...makeUnit(74, { vinLast8: 'TBD' }), vinCheck: check },
      makeUnit(75),
    ],
  });
  server.use(...openedJob(() => job));
  const { inside } = await openJobDialog();
  const all = (await inside.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  const [scanned, byHand, anyway, changed, noted, unseen] = all.filter((text) =>
    text.includes('Toyota Corolla'),
  );
  expect(scanned).toMatch(/VIN checked · scanned · Drew Sample · /);
  expect(byHand).toMatch(/VIN checked · typed · Drew Sample · /);
  expect(anyway).toMatch(/Loaded anyway: VIN read 3A004352typed · Drew Sample · /);
  expect(changed).toMatch(
    /VIN read: 3A004352\. The record has a different one\.typed · Drew Sample · /,
  );
  expect(noted).toMatch(/VIN read: 1HGCM82633A004352 · scanned · Drew Sample · /);
  expect(unseen).not.toMatch(/VIN/);
});
