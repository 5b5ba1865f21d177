import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { drawnMarks, type ListedMark } from '../../../parts/report/drawnMarks';
import { useReportWords } from '../../../parts/report/useReportWords';
import { VehicleViews } from '../../../parts/report/VehicleViews';
import { useTranslation } from '../../../ui/text/useTranslation';
import { usePhotoState } from '../../offline/photos/photoContext';
import { keptReport } from '../report/reportOf';
import { useUnitWords } from '../scan/useUnitWords';
import { UnitLine } from '../UnitLine';
import './sign.css';

interface SignedUnitProps {
  job: Job;
  unit: JobUnit;
  stage: ReportStage;
}

/** One vehicle in the condition that is signed: findings, damage and the number of photos. */
export function SignedUnit({ job, unit, stage }: SignedUnitProps) {
  const { t } = useTranslation(['sign', 'unitReport', 'driver']);
  const { name, vin } = useUnitWords(job)(unit.id);
  const { photos } = usePhotoState();
  const report = keptReport(job, unit.id, stage);
  const pickup = stage === 'delivery' ? (keptReport(job, unit.id, 'pickup')?.marks ?? []) : null;
  const marks = report ? drawnMarks(report.marks, pickup) : [];
  const fresh = marks.filter(({ isKnown }) => !isKnown);
  const known = marks.filter(({ isKnown }) => isKnown);
  const taken = photos.filter((photo) => photo.unitId === unit.id && photo.stage === stage).length;
  return (
    <li className="sign-unit">
      <UnitLine name={name} vin={vin} />
      {report ? (
        <>
          <Findings report={report} />
          {marks.length === 0 && <p className="type-body">{t('unitReport:noDamage')}</p>}
          <Marks
            title={t(stage === 'delivery' ? 'unitReport:newTitle' : 'unitReport:damage')}
            marks={fresh}
          />
          <Marks title={t('unitReport:knownTitle')} marks={known} />
          {marks.length > 0 && <VehicleViews isDigest body={report.body} marks={marks} />}
        </>
      ) : (
        <p className="type-body">{t('noReport')}</p>
      )}
      {taken > 0 && <p className="type-body">{t('driver:photos.taken', { count: taken })}</p>}
    </li>
  );
}

function Findings({ report }: { report: NonNullable<ReturnType<typeof keptReport>> }) {
  const { t } = useTranslation('unitReport');
  const words = useReportWords();
  const facts = [
    [t('fact.odometer'), words.odometer(report)],
    [t('fact.keys'), words.keys(report)],
    [t('fact.energy'), words.energy(report)],
    [t('fact.running'), words.running(report)],
    [t('looseItems'), report.looseItems],
    [t('note'), report.note],
  ].filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <dl className="sign-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="type-small quiet">{label}</dt>
          <dd className="type-body as-written breakable">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Damage in words, with the numbers of the drawing. */
function Marks({ title, marks }: { title: string; marks: readonly ListedMark[] }) {
  const words = useReportWords();
  if (marks.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p className="type-label" aria-hidden>
        {title}
      </p>
      <ul className="plain-list stack gap-4">
        {marks.map(({ number, code }) => (
          <li key={number} className="type-body">
            {number}. {words.damage(code)}
          </li>
        ))}
      </ul>
    </div>
  );
}
