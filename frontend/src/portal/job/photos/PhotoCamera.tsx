import type { PhotoPlace, ReportStage } from '@dispatch/domain/report/photo';
import { useId, useState } from 'react';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useTranslation } from '../../../ui/text/useTranslation';
import { usePhotoQueue, usePhotoState } from '../../offline/photos/photoContext';
import type { KeptPhoto } from '../../offline/photos/photo';
import { FullScreen } from '../FullScreen';
import { useUnitWords } from '../scan/useUnitWords';
import { useNextStep } from '../work/useNextStep';
import { nextPlace } from './nextPlace';
import './photos.css';
import { PlaceRow } from './PlaceRow';
import { TakenPhotos } from './TakenPhotos';
import { useRoom } from './useRoom';
import { useTakePhoto } from './useTakePhoto';
import { Viewfinder } from './Viewfinder';

interface PhotoCameraProps {
  userId: number;
  job: Job;
  unitId: number;
  stage: ReportStage;
  onReport: () => void;
  onClose: () => void;
}

/** The maximum number of photos of one unit at one stage; the phone must have room for them. */
const UNIT_NEEDS = 12;

/** Takes several photos of one unit without leaving the screen. */
export function PhotoCamera(props: PhotoCameraProps) {
  const { userId, job, unitId, stage, onReport, onClose } = props;
  const { t } = useTranslation(['camera', 'photos', 'common']);
  const titleId = useId();
  const { name } = useUnitWords(job)(unitId);
  const queue = usePhotoQueue();
  const { photos } = usePhotoState();
  const own = photos.filter((photo) => photo.unitId === unitId && photo.stage === stage);
  const taken = new Set(own.map(({ place }) => place));
  const [chosen, setChosen] = useState<PhotoPlace | null>(null);
  const place = chosen ?? (taken.has('front') ? nextPlace('front', taken) : 'front');
  const { take, problem, isBusy } = useTakePhoto({ userId, job, unitId, stage });
  const [kept, setKept] = useState<PhotoPlace | null>(null);
  const room = useRoom(photos.length);
  const isShort = room !== null && room < UNIT_NEEDS * job.jobVehicles.length;

  const handlePicture = async (picture: Blob | HTMLVideoElement) => {
    if (!(await take(picture, place))) return;
    setKept(place);
    setChosen(nextPlace(place, new Set([...taken, place])));
  };
  const handleDelete = (photo: KeptPhoto) => {
    setKept(null);
    setChosen(photo.place);
    void queue.discard([photo.id]);
  };
  const unit = job.jobVehicles.find(({ id }) => id === unitId);
  const isWhole = nextPlace('other', taken) === 'other';
  const what = t(`photos:place.${place}`);
  return (
    <FullScreen titleId={titleId} onClose={onClose}>
      <div className="full-screen">
        <h2 id={titleId} className="type-h3" {...titleFocus}>
          {t(`title.${stage}`)}
        </h2>
        <p className="type-h4 breakable">{name}</p>
        {isShort && (
          <p className="type-body type-strong" role="alert">
            {t('room', { count: room })}
          </p>
        )}
        <Viewfinder
          what={what}
          isBusy={isBusy}
          onPicture={(picture) => void handlePicture(picture)}
        />
        {problem && (
          <p className="type-body type-strong" role="alert">
            {t(`problem.${problem}`)}
          </p>
        )}
        <p className="type-body" role="status">
          {kept && !problem && t('kept', { what: t(`photos:place.${kept}`), next: what })}
        </p>
        <PlaceRow place={place} taken={taken} onPlace={setChosen} />
        <TakenPhotos photos={own} onDelete={handleDelete} />
        {unit && isWhole && <ToReport {...{ job, unit, stage, onReport }} />}
        <Button variant="outlined" isWide className="tall-button" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </FullScreen>
  );
}

interface ToReportProps {
  job: Job;
  unit: JobUnit;
  stage: ReportStage;
  onReport: () => void;
}

/** Leads to the condition report, if that is the unit's next step. */
function ToReport({ job, unit, stage, onReport }: ToReportProps) {
  const { t } = useTranslation('driver');
  if (useNextStep(job, unit, stage) !== 'report') return null;
  return (
    <Button variant="contained" isWide className="tall-button" onClick={onReport}>
      {t(`report.open.${stage}`)}
    </Button>
  );
}
