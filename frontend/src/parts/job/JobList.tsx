import type { Job } from '../../api/jobs/jobs';
import { useShownLayout } from '../../ui/list/useListLayout';
import { RecordRows, type RecordRowsProps } from '../../ui/record/RecordRows';
import { nameOfJob } from './jobTexts';

type JobListProps<Row extends Job, Sort extends string> = Omit<
  RecordRowsProps<Row, Sort>,
  'nameOf' | 'asCards' | 'kind'
>;

/** Cards or a table as the user chose; always cards if a table does not fit. */
export function JobList<Row extends Job, Sort extends string = never>(
  props: JobListProps<Row, Sort>,
) {
  const asCards = useShownLayout() === 'cards';
  return <RecordRows {...props} kind="job" nameOf={nameOfJob} asCards={asCards} />;
}
