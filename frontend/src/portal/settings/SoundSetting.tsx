import { Switch } from '../../ui/form/Switch';
import { useTranslation } from '../../ui/text/useTranslation';
import { canVibrate, signal } from '../alerts/signal';
import { useAlertChoice } from '../alerts/useAlertChoice';

/** Turning it on plays a sample of the sound and vibration. */
export function SoundSetting() {
  const { t } = useTranslation('driver');
  const [choice, choose] = useAlertChoice();
  const handleChange = (isOn: boolean) => {
    choose(isOn ? 'on' : 'off');
    if (isOn) signal();
  };
  const label = t(canVibrate() ? 'alerts.label' : 'alerts.soundOnly');
  return <Switch label={label} checked={choice === 'on'} onChange={handleChange} />;
}
