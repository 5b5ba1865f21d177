import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Mark } from '../../../parts/job/marks/Mark';
import { drawnMarks } from '../../../parts/report/drawnMarks';
import { VehicleViews } from '../../../parts/report/VehicleViews';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../../../ui/layout/Section';
import { MarkList } from './MarkList';
import { ReportFacts } from './ReportFacts';

interface UnitReportProps {
  /** The name of the unit in words. */
  title: string;
  reports: NonNullable<JobUnit['reports']>;
}

/** The reports of one unit: new damage first, then findings at both ends and the drawn marks. */
export function UnitReport({ title, reports }: UnitReportProps) {
  const { t } = useTranslation('unitReport');
  const [pickup, delivery] = REPORT_STAGES.map((stage) =>
    reports.find((report) => report.stage === stage),
  );
  const last = delivery ?? pickup;
  if (!last) return null;
  const marks = drawnMarks(last.marks, delivery ? (pickup?.marks ?? []) : null);
  const news = delivery ? marks.filter(({ isKnown }) => !isKnown) : [];
  const others = marks.filter((mark) => !news.includes(mark));
  return (
    <Section level="h4" title={t('condition')}>
      {news.length > 0 && (
        <div role="group" aria-label={t('newTitle')}>
          <Mark tone="red" icon="problem" label={t('new', { count: news.length })} />
          <MarkList marks={news} />
        </div>
      )}
      <ReportFacts title={title} reports={reports} />
      {marks.length > 0 && <VehicleViews isDigest body={last.body} marks={marks} />}
      {others.length > 0 && (
        <div role="group" aria-label={t(delivery ? 'knownTitle' : 'damage')}>
          <p className="type-label">{t(delivery ? 'knownTitle' : 'damage')}</p>
          <MarkList marks={others} />
        </div>
      )}
    </Section>
  );
}
