import { useJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { InvoiceJobButton } from '../../parts/invoices/InvoiceJobButton';
import { ExportButton } from '../../parts/job/ExportButton';
import { JobCard } from '../../parts/job/JobCard';
import { JobView } from '../../parts/job/JobView';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { SelectedJobs } from '../../parts/selected/SelectedJobs';
import { Switch } from '../../ui/form/Switch';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { LayoutToggle } from '../../ui/list/LayoutToggle';
import { useTranslation } from '../../ui/text/useTranslation';
import { urlChoice, urlText, useUrlState } from '../../ui/url/urlState';
import { BillingBoxes } from './BillingBoxes';
import { SummaryCards } from './SummaryCards';
import { ToInvoiceLine } from './ToInvoiceLine';
import { useBillingColumns } from './useBillingColumns';
import { useBillingCount } from './useBillingCount';
import { useBillingFlags } from './useBillingFlags';
import { useBillingMarks } from './useBillingMarks';
import { useInvoiceTogether } from './useInvoiceTogether';

const FIELDS = { q: urlText(), show: urlChoice(['pending', 'all'], 'pending') };

/** Specification 2.7: delivered jobs with the driver report. */
export function BillingView() {
  const { t } = useTranslation('billing');
  const [{ q: typed, show }, change] = useUrlState(FIELDS);
  const q = useSearchText(typed);
  const filters = { billing: show, ...(q !== undefined && { q }) };
  const changeFlag = useBillingFlags();
  const marks = useBillingMarks();
  const invoice = useInvoiceTogether();
  return (
    <JobView
      title={t('title')}
      countText={useBillingCount(show, q)}
      action={
        <div className="control-row">
          <ExportButton filters={filters} />
          <LayoutToggle />
        </div>
      }
      search={{ label: t('search'), value: typed, onChange: (text) => change({ q: text }) }}
      filters={
        <>
          <SavedViewsMenu list="billing" />
          <Switch
            label={t('showAll')}
            checked={show === 'all'}
            onChange={(isOn) => change({ show: isOn ? 'all' : 'pending' })}
          />
        </>
      }
      lead={
        <>
          <SummaryCards />
          <ToInvoiceLine />
        </>
      }
      filtered={q !== undefined && { text: t('empty.title'), hint: t('empty.noMatches') }}
      nothing={{ text: t('empty.title'), hint: t(`empty.${show}`) }}
      query={useJobPagesInfiniteQuery(filters)}
      lines={8}
      columns={useBillingColumns(changeFlag)}
      renderCard={(job) => (
        <JobCard
          job={job}
          actions={
            <div className="billing-foot">
              <BillingBoxes job={job} onChange={(...flag) => void changeFlag(...flag)} />
              <InvoiceJobButton job={job} />
            </div>
          }
        />
      )}
      wrap={(list, { rows, gone, rest }) => (
        <SelectedJobs jobs={rows} {...{ gone, rest, marks }} acts={[invoice]}>
          {list}
        </SelectedJobs>
      )}
    />
  );
}
