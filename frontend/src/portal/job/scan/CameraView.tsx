import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import './scan.css';
import { useCamera } from '../camera/useCamera';
import { useScanning } from './useScanning';

/** Enough to read a label at arm's length. */
const LABEL = { width: 1280, height: 720 };

/** The camera picture with an aiming line; without a picture it states the reason. */
export function CameraView({ onVin }: { onVin: (vin: string) => void }) {
  const { t } = useTranslation('vinCheck');
  const { video, state, torch } = useCamera(LABEL);
  const seen = useScanning(video, state === 'on', onVin);
  const isSeeing = state === 'on' && seen !== 'failed';
  const hint = state === 'on' ? t(`scan.${seen}`) : t(`camera.${state}`);
  return (
    <section className="stack gap-8" aria-label={t('camera.label')}>
      <div className="scan-picture" hidden={!isSeeing}>
        <video ref={video} className="scan-video" muted playsInline aria-hidden />
        <div className="scan-aim" />
      </div>
      <p className="type-body" role={isSeeing || state === 'starting' ? 'status' : 'alert'}>
        {hint}
      </p>
      {torch && (
        <Button
          variant="outlined"
          color="secondary"
          isWide
          aria-pressed={torch.isLit}
          onClick={() => torch.light(!torch.isLit)}
        >
          {t(torch.isLit ? 'torch.off' : 'torch.on')}
        </Button>
      )}
    </section>
  );
}
