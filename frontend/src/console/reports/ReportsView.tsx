import type { RevenueBy } from '@dispatch/domain/reports/report-kinds';
import { useSession } from '../../api/accounts/session';
import { useGetReportStateQuery } from '../../api/reports';
import { useToday } from '../../parts/job/useToday';
import { ToggleGroup } from '../../ui/button/ToggleGroup';
import { Select } from '../../ui/form/Select';
import { PageHeader } from '../../ui/page/PageHeader';
import { useMedia } from '../../ui/screen/useMedia';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import type texts from '../../locales/en-CA/reports.json';
import { BookedWorkReport } from './BookedWorkReport';
import { CashReport } from './CashReport';
import { LossesReport } from './LossesReport';
import { PaymentDaysReport } from './PaymentDaysReport';
import { PeriodFields } from './PeriodFields';
import { PunctualityReport } from './PunctualityReport';
import './reports.css';
import { shownMonths } from './reportPeriod';
import {
  BREAKDOWNS,
  hasPeriod,
  JOB_REPORTS,
  MONEY_REPORTS,
  REPORT_FIELDS,
  type ReportId,
} from './reportsUrl';
import { RevenueReport } from './RevenueReport';
import { RevenueToDate } from './RevenueToDate';

declare module '../../locales/namespaces' {
  interface Namespaces {
    reports: typeof texts;
  }
}

const POLL_MS = 5_000;
/** The reports fit in one row, in French too. */
const ALL_IN_A_ROW = '(min-width: 90em)';

/** The owner's questions: one report at a time, with its filters in the address. */
export function ReportsView() {
  const { t } = useTranslation('reports');
  const { may } = useSession();
  const today = useToday();
  const areInARow = useMedia(ALL_IN_A_ROW);
  const [state, change] = useUrlState(REPORT_FIELDS);
  const seesMoney = may('money-reports:read');
  const reports: readonly ReportId[] = [...(seesMoney ? MONEY_REPORTS : []), ...JOB_REPORTS];
  const report = reports.find((one) => one === state.report) ?? reports[0] ?? 'punctuality';
  const breakdowns = BREAKDOWNS[report];
  const by = breakdowns.find((one) => one === state.by) ?? 'month';
  const months = shownMonths(state, today);
  const options = reports.map((value) => ({ value, label: t(`reports.${value}`) }));
  const handleReport = (wanted: ReportId) => change({ report: wanted });
  return (
    <>
      <PageHeader
        title={t('title')}
        filters={
          <div className="report-filters">
            {areInARow ? (
              <ToggleGroup
                aria-label={t('report')}
                options={options.map(({ value, label }) => ({ value, content: label }))}
                value={report}
                onChange={handleReport}
              />
            ) : (
              <Select
                label={t('report')}
                options={options}
                value={report}
                onChange={handleReport}
              />
            )}
            <div className="report-choices">
              {breakdowns.length > 0 && (
                <Select<RevenueBy>
                  label={t('by.label')}
                  lead={t('by.label')}
                  options={breakdowns.map((value) => ({ value, label: t(`by.${value}`) }))}
                  value={by}
                  onChange={(wanted) => change({ by: wanted })}
                />
              )}
              {hasPeriod(report) && <PeriodFields months={months} onChange={change} />}
            </div>
          </div>
        }
      />
      <ReportState />
      {report === 'revenue' && (
        <>
          <RevenueToDate />
          <RevenueReport
            {...{ months, by, sort: state.sort }}
            onSort={(sort) => change({ sort })}
          />
        </>
      )}
      {report === 'payment-days' && <PaymentDaysReport {...{ months, by }} />}
      {report === 'expected-cash' && <CashReport />}
      {report === 'losses' && <LossesReport months={months} />}
      {report === 'punctuality' && <PunctualityReport {...{ months, by }} />}
      {report === 'booked' && <BookedWorkReport />}
    </>
  );
}

/** Says so while the server still adds older jobs and invoices. */
function ReportState() {
  const { t } = useTranslation('reports');
  const { data } = useGetReportStateQuery();
  const isWaiting = data?.isComplete === false;
  useGetReportStateQuery(undefined, { pollingInterval: isWaiting ? POLL_MS : 0 });
  if (!isWaiting) return null;
  return (
    <p className="card report-notice type-body" role="status">
      {t('incomplete')}
    </p>
  );
}
