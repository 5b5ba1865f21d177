import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import { useId, useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import type { Photo } from '../../../api/photos';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { UnitReport } from '../report/UnitReport';
import { photoRows } from '../photos/photoRows';
import { Thumbnails } from '../photos/Thumbnails';
import { StageSummary } from './StageSummary';
import './stages.css';
import { Button } from '../../../ui/button/Button';
import { late } from '../../../ui/over/late';

const AddPhotos = late(async () => (await import('../photos/AddPhotos')).AddPhotos, {
  texts: ['photos', 'report'],
});

interface UnitStagesProps {
  job: Job;
  unit: JobUnit;
  title: string;
  photos: readonly Photo[];
  isOpenAtFirst: boolean;
  isChangeable: boolean;
  onOpenPhoto: (id: Photo['id']) => void;
}

/** The rows of one unit: a summary and, expanded, all its reports. */
export function UnitStages(props: UnitStagesProps) {
  const { reports = [] } = props.unit;
  const { job, unit, title, photos, isOpenAtFirst, isChangeable, onOpenPhoto } = props;
  const { t } = useTranslation('photos');
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <tbody>
        <tr>
          <th scope="row">
            <button
              type="button"
              className="stages-unit"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="drop-down" />
              {title}
            </button>
          </th>
          {REPORT_STAGES.map((stage) => (
            <td key={stage}>
              <StageSummary
                unit={unit}
                stage={stage}
                photoCount={photos.filter((photo) => photo.stage === stage).length}
              />
            </td>
          ))}
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={id}>
          {reports.length > 0 && (
            <tr>
              <td colSpan={1 + REPORT_STAGES.length} className="stages-report">
                <UnitReport title={title} reports={reports} />
              </td>
            </tr>
          )}
          {photoRows(photos).map((row) => (
            <tr key={row.place}>
              <th scope="row" className="stages-place">
                {t(`place.${row.place}`)}
              </th>
              {REPORT_STAGES.map((stage) => (
                <td key={stage}>
                  <Thumbnails photos={row[stage]} onOpen={onOpenPhoto} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {REPORT_STAGES.map((stage) => (
              <td key={stage}>
                <UnitStage
                  jobId={job.id}
                  unitId={unit.id}
                  title={title}
                  stage={stage}
                  isChangeable={isChangeable}
                />
              </td>
            ))}
          </tr>
        </tbody>
      )}
    </>
  );
}

interface UnitStageProps {
  jobId: number;
  unitId: number;
  /** The name of the unit in words. */
  title: string;
  stage: ReportStage;
  isChangeable: boolean;
}

/** A unit at one stage except its photos, and the action to add photos. */
function UnitStage({ jobId, unitId, title, stage, isChangeable }: UnitStageProps) {
  const { t } = useTranslation(['report', 'photos']);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="stages-stage">
      {isChangeable && (
        <Button
          isMinor
          aria-label={t('add.openFor', { unit: title, stage: t(`photos:at.${stage}`) })}
          onClick={() => setIsAdding(true)}
        >
          {t('add.open')}
        </Button>
      )}
      {isAdding && (
        <AddPhotos
          target={{ jobId, unitId, stage }}
          unit={title}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
