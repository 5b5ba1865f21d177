import { Switch } from '../../ui/form/Switch';
import { useTranslation } from '../../ui/text/useTranslation';
import { canBePushed } from '../push/phonePush';
import { usePush } from '../push/usePush';

/** Notifications while the portal is closed; empty if the phone does not support them. */
export function PushSetting() {
  const { t } = useTranslation('driver');
  const { choice, problem, isBusy, turnOn, turnOff } = usePush();
  if (!canBePushed()) return null;
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
