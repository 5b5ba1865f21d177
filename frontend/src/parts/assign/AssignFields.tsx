import { type KeyboardEvent, type ReactNode, type SubmitEvent, useMemo } from 'react';
import { firstChoice, fitReason, type WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { Button } from '../../ui/button/Button';
import type { Job, JobDriver } from '../../api/jobs/jobs';
import { submitByKeys } from '../../ui/form/sending/submitByKeys';
import { useTranslation } from '../../ui/text/useTranslation';
import { DriverChoice, useDriverChoice } from '../people/DriverChoice';
import { useWantedTruck } from '../people/useWantedTruck';
import './assign.css';
import { OverTruck } from './OverTruck';
import { useListDriversQuery, type Driver } from '../../api/drivers';
import { Icon } from '../../ui/icon/Icon';
import { KeyHint } from '../commands/KeyHint';
import { DriverNote } from '../people/DriverNote';

interface AssignFieldsProps {
  jobs: readonly Job[];
  /** Describes the jobs. */
  summary: ReactNode;
  /** Below the driver's field. */
  children?: ReactNode;
  onAssign: (driver: JobDriver) => void;
  onClose: () => void;
}

const NOBODY_YET = { driverId: null, driver: null };

/** Assigns one driver to one or several jobs; the best fit is one press away. */
export function AssignFields({ jobs, summary, children, onAssign, onClose }: AssignFieldsProps) {
  const { t } = useTranslation(['assign', 'common']);
  const [job] = jobs;
  const choice = useDriverChoice(jobs.length === 1 && job ? job : NOBODY_YET);
  const wanted = useWantedTruck(jobs);
  const first = useFirstChoice(jobs, wanted);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const driver = choice.require();
    if (driver) onAssign(driver);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const field = choice.field.current;
    const isUntouched =
      field !== null &&
      event.target === field &&
      field.value === '' &&
      field.getAttribute('aria-expanded') !== 'true';
    if (first && isUntouched && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onAssign(first);
    } else submitByKeys(event);
  };

  return (
    <form noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown} className="assign-form">
      <div className="stack gap-20 assign-body">
        {summary}
        {first && <FirstChoice driver={first} wanted={wanted} onChoose={() => onAssign(first)} />}
        <DriverChoice
          choice={choice}
          label={t('driver')}
          missing={t('missing')}
          placeholder={t('placeholder')}
          wanted={wanted}
        />
        <OverTruck jobs={jobs} driverId={choice.driverId} />
        {children}
      </div>
      <div className="assign-foot">
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** The suggested driver; null for jobs that already have one. */
function useFirstChoice(jobs: readonly Job[], wanted: WantedTruck): Driver | null {
  const { data: drivers } = useListDriversQuery({});
  return useMemo(
    () =>
      jobs.every(({ driverId }) => driverId === null)
        ? firstChoice(
            (drivers ?? []).filter(({ isActive }) => isActive),
            wanted,
          )
        : null,
    [drivers, jobs, wanted],
  );
}

interface FirstChoiceProps {
  driver: Driver;
  wanted: WantedTruck;
  onChoose: () => void;
}

/** Assigns the jobs to the best fitting driver, with one press or with Enter in the empty field. */
function FirstChoice({ driver, wanted, onChoose }: FirstChoiceProps) {
  const { t } = useTranslation('assign');
  return (
    <button type="button" className="first-choice" onClick={onChoose}>
      <Icon name="assign" />
      <span className="first-choice-driver">
        <span className="strong">{t('toFirst', { driver: driver.name })}</span>
        <span className="small quiet">
          <DriverNote driver={driver} reason={fitReason(driver, wanted)} />
        </span>
      </span>
      <span aria-hidden className="first-choice-key">
        <KeyHint keys={['Enter']} />
      </span>
    </button>
  );
}
