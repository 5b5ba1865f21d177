import { recordsOf } from '../../api/cache/pages';
import { useRecurringJobPagesInfiniteQuery } from '../../api/jobs/series';
import { Introduction } from '../../parts/manual/Introduction';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { MoreButton } from '../../ui/states/MoreButton';
import { useTranslation } from '../../ui/text/useTranslation';
import './recurring-jobs.css';
import { RecurringJobRow } from './RecurringJobRow';
import { useRecurringUrl } from './recurringUrl';

const AddSeriesDialog = late(async () => (await import('./SeriesDialog')).AddSeriesDialog, {
  texts: ['books', 'jobs'],
});
const EditSeriesDialog = late(async () => (await import('./SeriesDialog')).EditSeriesDialog, {
  texts: ['books', 'jobs'],
});
const DatesDialog = late(async () => (await import('./DatesDialog')).DatesDialog);
const TemplatesDialog = late(
  async () => (await import('../../parts/templates/TemplatesDialog')).TemplatesDialog,
);

const MANUAL = '/docs/recurring-jobs';

/** Recurring jobs and their templates. */
export function RecurringJobsView() {
  const { t } = useTranslation('recurring');
  const [{ q, dialog, series }, change] = useRecurringUrl();
  const searched = useSearchText(q);
  const query = useRecurringJobPagesInfiniteQuery(searched === undefined ? {} : { q: searched });
  const close = () => change({ dialog: '', series: null });
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <div className="wrap-row middle">
            <Button
              variant="outlined"
              color="secondary"
              aria-haspopup="dialog"
              onClick={() => change({ dialog: 'templates' })}
            >
              {t('templates.open')}
            </Button>
            <Button
              variant="contained"
              aria-haspopup="dialog"
              onClick={() => change({ dialog: 'new', series: null })}
            >
              <Icon name="add" />
              {t('add')}
            </Button>
          </div>
        }
      />
      <div className="stack recurring">
        <Introduction text={t('intro')} href={MANUAL} link={t('manual')} />
        <SearchField label={t('search')} value={q} onChange={(text) => change({ q: text })} />
        <DataView
          query={query}
          skeleton={120}
          errorTitle={t('loadFailed')}
          isEmpty={(loaded) => recordsOf(loaded).length === 0}
          empty={
            searched === undefined ? (
              <EmptyState text={t('none')} hint={t('noneHint')} />
            ) : (
              <EmptyState drawing="search" text={t('nothingFound')} />
            )
          }
        >
          {(loaded) => (
            <ul className="list-surface row-list" aria-label={t('title')}>
              {recordsOf(loaded).map((one) => (
                <RecurringJobRow key={one.id} series={one} />
              ))}
            </ul>
          )}
        </DataView>
        <MoreButton query={query} />
      </div>
      {dialog === 'new' && <AddSeriesDialog onClose={close} />}
      {dialog === 'edit' && series !== null && <EditSeriesDialog id={series} onClose={close} />}
      {dialog === 'dates' && series !== null && <DatesDialog id={series} onClose={close} />}
      {dialog === 'templates' && <TemplatesDialog onClose={close} />}
    </>
  );
}
