import type { WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useRef, useState, type RefObject } from 'react';
import { useListDriversQuery } from '../../api/drivers';
import type { Job, JobDriver } from '../../api/jobs/jobs';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { DriverSelect } from './DriverSelect';

interface Choice {
  readonly driverId: number | null;
  readonly isMissing: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly choose: (driverId: number | null) => void;
  /** Returns the chosen driver; without one the field shows an error and takes the focus. */
  readonly require: () => JobDriver | null;
}

/**
 * A driver choice for a job. The job's current driver is preselected and known before all drivers
 * are loaded.
 */
export function useDriverChoice(job: Pick<Job, 'driverId' | 'driver'>): Choice {
  const { data: drivers } = useListDriversQuery({});
  const [driverId, choose] = useState(job.driverId);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const require = () => {
    const known = [...(drivers ?? []), ...(job.driver ? [job.driver] : [])];
    const driver = known.find(({ id }) => id === driverId) ?? null;
    if (!driver) {
      setIsMissing(true);
      field.current?.focus();
    }
    return driver;
  };
  return { driverId, isMissing: isMissing && driverId === null, field, choose, require };
}

interface DriverChoiceProps {
  choice: Choice;
  label: string;
  /** The error if none is chosen. */
  missing: string;
  placeholder?: string;
  /** The requirements for the driver. */
  wanted?: WantedTruck | null;
}

export function DriverChoice({ choice, label, missing, placeholder, wanted }: DriverChoiceProps) {
  const { driverId, isMissing, field, choose } = choice;
  return (
    <FieldFrame label={label} error={isMissing ? missing : undefined}>
      {(ids) => (
        <DriverSelect
          ids={ids}
          value={driverId}
          onChange={choose}
          placeholder={placeholder}
          wanted={wanted}
          autoFocus
          inputRef={field}
        />
      )}
    </FieldFrame>
  );
}
