import { forgetScreens } from '../../lib/forgetScreens';
import { useTranslation } from '../text/useTranslation';

interface CrashScreenProps {
  inline?: boolean;
  onTryAgain: () => void;
}

async function startAfresh(): Promise<void> {
  await forgetScreens();
  window.location.assign('/');
}

/** Plain markup and styles, because the theme itself may have failed. */
export function CrashScreen({ inline = false, onTryAgain }: CrashScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={`boot-screen${inline ? ' boot-screen-inline' : ''}`} role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.hint')}</p>
      <div className="boot-actions">
        <button type="button" onClick={onTryAgain}>
          {t('crash.tryAgain')}
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          {t('crash.refresh')}
        </button>
        {!inline && (
          <button type="button" onClick={() => void startAfresh()}>
            {t('crash.startAfresh')}
          </button>
        )}
      </div>
      {!inline && <p>{t('crash.startAfreshHint')}</p>}
    </div>
  );
}
