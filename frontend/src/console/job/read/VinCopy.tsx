import type { Job, JobVehicle } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { Icon } from '../../../ui/icon/Icon';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTexts } from '../../../ui/text/useTexts';
import { vinText } from '../../../parts/job/jobTexts';

const vinOf = (vehicle: JobVehicle) => vehicle.vin ?? vinText(vehicle);

/** Shows the first VIN and the number of others; copies all. */
export function VinCopy({ job }: { job: Job }) {
  const { t, format } = useTexts('jobDetails');
  const toast = useToast();
  const vins = job.jobVehicles.map(({ vehicle }) => vinOf(vehicle)).filter((vin) => vin !== null);
  const [first] = vins;
  const more = vins.length - 1;
  if (first === undefined) return <FallbackText value={null} />;
  const copy = async (texts: readonly string[]) => {
    const text = texts.join('\n');
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ title: t('strip.copied', { count: texts.length }), description: text });
    } catch {
      toast.error(t('strip.notCopied'), text);
    }
  };
  return (
    <>
      <div className="line">
        <span className="job-strip-vin">{first}</span>
        <IconButton
          label={t('strip.copy', { vin: first })}
          tip={t('strip.copyShort')}
          onClick={() => void copy([first])}
        >
          <Icon name="copy" />
        </IconButton>
      </div>
      {more > 0 && (
        <div className="line job-strip-wrap">
          <span className="small quiet">
            {t('strip.more', { count: more, number: format.number(more) })}
          </span>
          <Button size="small" color="secondary" className="wraps" onClick={() => void copy(vins)}>
            {t('strip.copyAll', { count: vins.length, number: format.number(vins.length) })}
          </Button>
        </div>
      )}
    </>
  );
}
