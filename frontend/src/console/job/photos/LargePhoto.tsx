import { photoAddress, type Photo } from '../../../api/photos';
import { useTexts } from '../../../ui/text/useTexts';
import { usePhotoWords } from './usePhotoWords';
import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { PhotoPair } from './photoRows';

export function LargePhoto({ photo }: { photo: Photo }) {
  const describe = usePhotoWords();
  return (
    <img
      src={photoAddress(photo.id)}
      alt={describe(photo.place, photo.stage)}
      width={photo.width}
      height={photo.height}
    />
  );
}

export function ComparedPhotos({ pair }: { pair: PhotoPair }) {
  return (
    <div className="lightbox-pair">
      {REPORT_STAGES.map((stage) => (
        <PairedPhoto key={stage} stage={stage} photo={pair[stage]} />
      ))}
    </div>
  );
}

function PairedPhoto({ stage, photo }: { stage: ReportStage; photo: Photo | undefined }) {
  const { t, format } = useTexts('photos');
  return (
    <figure className="lightbox-half">
      {photo ? <LargePhoto photo={photo} /> : <p className="photos-none">{t(`noneAt.${stage}`)}</p>}
      <figcaption>
        {[t(`stage.${stage}`), photo && format.moment(photo.takenAt), photo?.takenBy]
          .filter(Boolean)
          .join(' · ')}
      </figcaption>
    </figure>
  );
}
