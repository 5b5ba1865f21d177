import '../../../ui/text/type.css';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CallDispatch } from '../../shell/CallDispatch';

/** In the place of the next step, where no unit goes along. */
export function AllLeft() {
  const { t } = useTranslation('driver');
  return (
    <div className="rows rows-tight">
      <p className="type-body type-strong" role="status">
        {t('left.all')}
      </p>
      <CallDispatch variant="outlined" />
    </div>
  );
}
