import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { signal } from './signal';
import { useAlertChoice } from './useAlertChoice';

/** Turning it on plays a sample of the sound and vibration. */
export function AlertSwitch() {
  const { t } = useTranslation('driver');
  const [choice, choose] = useAlertChoice();
  const isOn = choice === 'on';
  const handleClick = () => {
    choose(isOn ? 'off' : 'on');
    if (!isOn) signal();
  };
  return (
    <Button size="small" color="secondary" role="switch" aria-checked={isOn} onClick={handleClick}>
      {t(isOn ? 'alerts.on' : 'alerts.off')}
    </Button>
  );
}
