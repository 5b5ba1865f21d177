import type { ReportStage } from '@dispatch/domain/report/photo';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';

interface ReportButtonProps {
  unit: JobUnit;
  /** The unit's name on the screen. */
  name: string;
  stage: ReportStage;
  onOpen: (unitId: number) => void;
}

/** Opens the report of one unit, and shows whether it exists. */
export function ReportButton({ unit, name, stage, onOpen }: ReportButtonProps) {
  const { t } = useTranslation('driver');
  if (unit.leftBehind) return null;
  const report = unit.reports?.find((each) => each.stage === stage);
  const label = t(`report.open.${stage}`);
  return (
    <>
      <Button
        variant="outlined"
        isWide
        className="plate-report"
        aria-label={`${label}: ${name}`}
        onClick={() => onOpen(unit.id)}
      >
        {label}
      </Button>
      {report && <p className="type-body">{t('report.saved', { count: report.marks.length })}</p>}
    </>
  );
}
