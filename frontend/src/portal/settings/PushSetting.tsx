import { isIphoneBrowser } from '../../lib/homeScreenApp';
import { Switch } from '../../ui/form/Switch';
import { useTranslation } from '../../ui/text/useTranslation';
import { canBePushed } from '../push/phonePush';
import { usePush } from '../push/usePush';

/**
 * Notifications while the portal is closed; empty if the phone does not support them. An iPhone supports them, and
 * keeps stored data, only on its home screen.
 */
export function PushSetting() {
  const { t } = useTranslation('driver');
  const { choice, problem, isBusy, turnOn, turnOff } = usePush();
  if (!canBePushed())
    return isIphoneBrowser() ? <p className="type-small quiet">{t('push.homeScreen')}</p> : null;
  return (
    <div>
      <Switch
        label={t('push.label')}
        checked={choice === 'on' && problem !== 'denied'}
        disabled={isBusy}
        onChange={(isOn) => void (isOn ? turnOn() : turnOff())}
      />
      {problem !== null && (
        <p className="type-small quiet" role="status">
          {t(`push.${problem}`)}
        </p>
      )}
    </div>
  );
}
