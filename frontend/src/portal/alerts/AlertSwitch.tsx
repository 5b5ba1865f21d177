import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { signal } from './signal';
import { useAlertChoice } from './useAlertChoice';

/** Switched on, it lets the driver hear and feel what will come. */
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
