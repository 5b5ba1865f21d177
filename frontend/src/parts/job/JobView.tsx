import type { Job } from '../../api/jobs/jobs';
import { useShownLayout } from '../../ui/list/useListLayout';
import { RecordView, type RecordViewProps } from '../../ui/record/RecordView';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useTranslation } from '../../ui/text/useTranslation';
import { nameOfJob } from './jobTexts';

type View<Row extends Job, Sort extends string> = RecordViewProps<Row, Sort>;

interface JobViewProps<Row extends Job, Sort extends string> extends Omit<
  View<Row, Sort>,
  'kind' | 'nameOf' | 'asCards' | 'countText' | 'skeleton'
> {
  countText?: View<Row, Sort>['countText'];
  /** The number of lines on a placeholder card. */
  lines: number;
}

/** A view of jobs, as cards or as a table as the user chose. */
export function JobView<Row extends Job, Sort extends string = never>({
  countText,
  lines,
  ...view
}: JobViewProps<Row, Sort>) {
  const { t } = useTranslation();
  const layout = useShownLayout();
  return (
    <RecordView
      {...view}
      kind="job"
      nameOf={nameOfJob}
      asCards={layout === 'cards'}
      countText={
        countText ?? ((words, isLeast) => t(isLeast ? 'jobCountLeast' : 'jobCount', words))
      }
      skeleton={<CardsSkeleton count={6} lines={lines} />}
    />
  );
}
