import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { usePreference } from '../../ui/screen/usePreference';
import { useTranslation } from '../../ui/text/useTranslation';
import '../job/job.css';
import { useKeptStorage } from './keptStorage';

const ANSWERS = ['unasked', 'no'] as const;

/** Explains persistent storage before Firefox asks, and what a refusal means. */
export function StorageQuestion() {
  const { t } = useTranslation('driver');
  const { state, keep } = useKeptStorage();
  const [answer, setAnswer] = usePreference('driver_storage', ANSWERS, 'unasked');
  const [isAsked, setIsAsked] = useState(false);
  const isRefused = state === 'loose' && isAsked;
  if (answer === 'no' || (state !== 'ask' && !isRefused)) return null;
  const handleKeep = () => {
    setIsAsked(true);
    void keep();
  };
  return (
    <section className="driver-notice" aria-label={t('storage.title')}>
      <h2 className="type-h3">{t('storage.title')}</h2>
      <p className="type-body" role="status">
        {t(isRefused ? 'storage.refused' : 'storage.text')}
      </p>
      {!isRefused && (
        <Button variant="contained" onClick={handleKeep}>
          {t('storage.yes')}
        </Button>
      )}
      <Button color="secondary" onClick={() => setAnswer('no')}>
        {t(isRefused ? 'storage.understood' : 'push.no')}
      </Button>
    </section>
  );
}
