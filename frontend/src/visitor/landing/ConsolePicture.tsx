import { StatusChip } from '../../parts/job/StatusChip';
import { useTranslation } from '../../ui/text/useTranslation';
import { PICTURE_FIGURES, PICTURE_JOBS } from './pictureData';

/** The console rendered with its real components as one picture: nothing inside takes the focus. */
export function ConsolePicture() {
  const { t } = useTranslation('landing');
  return (
    <div className="picture" role="img" aria-label={t('picture.label')}>
      <div className="picture-inside" aria-hidden inert>
        <PictureFigures />
        <PictureTable />
      </div>
    </div>
  );
}

function PictureFigures() {
  const { t } = useTranslation('landing');
  return (
    <div className="picture-figures">
      {PICTURE_FIGURES.map(({ key, value }) => (
        <div key={key}>
          <p className="cut type-small quiet">{t(`picture.${key}`)}</p>
          <div className="type-figure">{value}</div>
        </div>
      ))}
    </div>
  );
}

function PictureTable() {
  const { t } = useTranslation('landing');
  return (
    <div className="picture-list">
      <div className="type-h2">{t('picture.recent')}</div>
      <table className="record-table">
        <thead>
          <tr>
            <th>{t('picture.job')}</th>
            <th className="on-wide">{t('picture.vehicle')}</th>
            <th>{t('picture.route')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {PICTURE_JOBS.map(({ jobId, vehicle, from, to, status }) => (
            <tr key={jobId}>
              <td className="type-strong one-line">{jobId}</td>
              <td className="on-wide">{vehicle}</td>
              <td>{`${from} → ${to}`}</td>
              <td data-align="right">
                <StatusChip status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
