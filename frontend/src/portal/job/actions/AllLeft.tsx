import { useTranslation } from '../../../ui/text/useTranslation';
import { CallDispatch } from '../../shell/CallDispatch';

/** Replaces the next step if all units are left behind. */
export function AllLeft() {
  const { t } = useTranslation('driver');
  return (
    <div className="stack gap-8">
      <p className="type-body type-strong" role="status">
        {t('left.all')}
      </p>
      <CallDispatch variant="outlined" />
    </div>
  );
}
