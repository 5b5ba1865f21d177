import { late } from '../../../ui/over/late';
import { urlDay, useUrlState } from '../../../ui/url/urlState';

const DayDialog = late(async () => (await import('./DayDialog')).DayDialog);

const FIELDS = { created: urlDay() };

/** The jobs behind a number of the chart: all created on the day in the address. */
export function CreatedJobs() {
  const [{ created }, change] = useUrlState(FIELDS);
  if (!created) return null;
  return <DayDialog key={created} day={created} onClose={() => change({ created: '' })} />;
}
