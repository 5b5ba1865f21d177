import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';
import { canBePushed } from './phonePush';
import { usePush, usePushChoice } from './usePush';

/**
 * Explains notifications before the browser asks. Shown below the first open job until it is
 * answered.
 */
export function PushQuestion() {
  const { t } = useTranslation('driver');
  const { choice, problem, isBusy, turnOn } = usePush();
  const [, choose] = usePushChoice();
  if (choice !== 'unasked' || !canBePushed() || problem === 'denied') return null;
  return (
    <section className="driver-notice" aria-label={t('push.title')}>
      <h2 className="type-h3">{t('push.title')}</h2>
      <p className="type-body">{t('push.text')}</p>
      {problem !== null && (
        <p className="type-body" role="alert">
          {t(`push.${problem}`)}
        </p>
      )}
      <Button variant="contained" disabled={isBusy} onClick={() => void turnOn()}>
        {t('push.yes')}
      </Button>
      <Button color="secondary" onClick={() => choose('off')}>
        {t('push.no')}
      </Button>
    </section>
  );
}
