import { lazy, Suspense } from 'react';
import { LateTheme } from '../../../ui/over/LateTheme';
import { urlDay, useUrlState } from '../../../ui/url/urlState';

const DayDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "created-jobs" */ './DayDialog')).DayDialog,
}));

const FIELDS = { created: urlDay() };

/** The jobs behind a number of the chart: all that were created on the day of the address. */
export function CreatedJobs() {
  const [{ created }, change] = useUrlState(FIELDS);
  if (!created) return null;
  return (
    <Suspense>
      <LateTheme>
        <DayDialog key={created} day={created} onClose={() => change({ created: '' })} />
      </LateTheme>
    </Suspense>
  );
}
