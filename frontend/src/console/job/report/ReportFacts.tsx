import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import type { JobUnit } from '../../../api/jobs/jobs';
import { useReportWords } from '../../../parts/report/useReportWords';
import { useTexts } from '../../../ui/text/useTexts';
import './report.css';

interface ReportFactsProps {
  title: string;
  reports: NonNullable<JobUnit['reports']>;
}

type Report = ReportFactsProps['reports'][number];

/** One line for each fact: pickup, then delivery. */
export function ReportFacts({ title, reports }: ReportFactsProps) {
  const { t, format } = useTexts(['unitReport', 'photos']);
  const words = useReportWords();
  const byStage = REPORT_STAGES.map((stage) => ({
    stage,
    report: reports.find((each) => each.stage === stage),
  }));
  const lines: readonly [label: string, text: (report: Report) => string | null][] = [
    [t('fact.odometer'), words.odometer],
    [t('fact.keys'), words.keys],
    [t('fact.energy'), words.energy],
    [t('fact.running'), words.running],
    [t('looseItems'), ({ looseItems }) => looseItems],
    [t('note'), ({ note }) => note],
    [t('skipped'), words.skipped],
    [t('savedBy'), ({ by, at }) => [by, format.moment(at)].filter(Boolean).join(' · ')],
  ];
  const shown = lines.filter(([, text]) => reports.some((report) => text(report) !== null));
  return (
    <table className="report-facts" aria-label={t('conditionOf', { unit: title })}>
      <thead>
        <tr>
          <th scope="col">{t('said')}</th>
          {byStage.map(({ stage }) => (
            <th key={stage} scope="col">
              {t(`photos:stage.${stage}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {byStage.map(({ stage, report }) => (
              <td key={stage} className="as-written breakable">
                {(report && text(report)) ?? <span className="quiet">{t('none')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
