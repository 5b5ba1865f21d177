import { firstChoice, fitReason, type WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useMemo } from 'react';
import { useListDriversQuery, type Driver } from '../../api/drivers';
import type { Job } from '../../api/jobs/jobs';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { KeyHint } from '../commands/KeyHint';
import { DriverNote } from '../people/DriverNote';
import './assign.css';

/** The suggested driver; null for jobs that already have one. */
export function useFirstChoice(jobs: readonly Job[], wanted: WantedTruck): Driver | null {
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
export function FirstChoice({ driver, wanted, onChoose }: FirstChoiceProps) {
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
