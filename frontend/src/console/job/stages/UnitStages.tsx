import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { useId, useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import type { Photo } from '../../../api/photos';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { UnitReport } from '../report/UnitReport';
import { photoRows } from '../photos/photoRows';
import { Thumbnails } from '../photos/Thumbnails';
import { StageSummary } from './StageSummary';
import { UnitStage } from './UnitStage';
import './stages.css';

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
