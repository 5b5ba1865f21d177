import { screen } from '@testing-library/react';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { UnitsCell } from './UnitsCell';

const unknown = { make: 'TBD', model: 'TBD', vinLast8: 'TBD' };
const jobWith = (year: number) => makeJob(1, { jobVehicles: [makeUnit(1, { ...unknown, year })] });

test.each([
  ['en-CA', '2018 vehicle', 'TBD'],
  ['fr-CA', 'véhicule 2018', 'À déterminer'],
] as const)(
  'in %s a vehicle of which only the year is known is a %s',
  async (language, title, tbd) => {
    const { unmount } = await renderPart(<UnitsCell job={jobWith(2018)} />, { language });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByText(tbd)).toBeNull();
    unmount();
    // The year in which the job was created replaces an unknown one.
    await renderPart(<UnitsCell job={jobWith(2026)} />, { language });
    expect(screen.getByText(tbd)).toBeVisible();
  },
);
