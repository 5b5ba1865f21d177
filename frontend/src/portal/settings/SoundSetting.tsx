import { Switch } from '../../ui/form/Switch';
import { useTranslation } from '../../ui/text/useTranslation';
import { signal } from '../alerts/signal';
import { useAlertChoice } from '../alerts/useAlertChoice';

/** Turning it on plays a sample of the sound and vibration. */
export function SoundSetting() {
  const { t } = useTranslation('driver');
  const [choice, choose] = useAlertChoice();
  const handleChange = (isOn: boolean) => {
    choose(isOn ? 'on' : 'off');
    if (isOn) signal();
  };
  return <Switch label={t('alerts.label')} checked={choice === 'on'} onChange={handleChange} />;
}
