import { Button } from '../../ui/button/Button';
import { PlainLink } from '../../ui/button/PlainLink';
import { useTranslation } from '../../ui/text/useTranslation';
import './debug.css';

/** Asks before updates or photos that exist only on this device are deleted. */
export function ClearQuestion({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('debug');
  return (
    <>
      <p className="type-body clear-question" role="alert">
        {t('unsent')}
      </p>
      <div className="wrap-row">
        <PlainLink variant="contained" href="/">
          {t('keep')}
        </PlainLink>
        <Button variant="outlined" color="secondary" onClick={onClear}>
          {t('deleteUnsent')}
        </Button>
      </div>
    </>
  );
}
