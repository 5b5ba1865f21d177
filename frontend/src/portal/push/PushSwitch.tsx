import { Button } from '../../ui/button/Button';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import { canBePushed } from './phonePush';
import { usePush } from './usePush';

/**
 * The switch for notifications while the portal is closed; empty if the phone does not support
 * them.
 */
export function PushSwitch() {
  const { t } = useTranslation('driver');
  const { choice, problem, isBusy, turnOn, turnOff } = usePush();
  if (!canBePushed()) return null;
  const isOn = choice === 'on' && problem !== 'denied';
  return (
    <>
      <Button
        size="small"
        color="secondary"
        role="switch"
        aria-checked={isOn}
        disabled={isBusy}
        onClick={() => void (isOn ? turnOff() : turnOn())}
      >
        {t(isOn ? 'push.on' : 'push.off')}
      </Button>
      {problem !== null && (
        <p className="type-small quiet" role="status">
          {t(`push.${problem}`)}
        </p>
      )}
    </>
  );
}
