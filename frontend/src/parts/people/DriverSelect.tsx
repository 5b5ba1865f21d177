import { byFit, fitReason, type WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { fold } from '@dispatch/domain/text/search-words';
import { useMemo, type Ref } from 'react';
import { useListDriversQuery, type Driver } from '../../api/drivers';
import { useTranslation } from '../../ui/text/useTranslation';
import type { ControlIds } from '../../ui/form/FieldFrame';
import { DriverNote } from './DriverNote';
import { NOBODY, RecordSelect } from '../../ui/form/search/RecordSelect';

interface DriverSelectProps {
  ids: ControlIds;
  value: number | null;
  onChange: (driverId: number | null) => void;
  /** Offers a choice of no driver, with this label. */
  noneLabel?: string;
  /** The requirements; the best fit is then marked. */
  wanted?: WantedTruck | null;
  placeholder?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const NOBODY_YET: readonly Driver[] = [];

/** Drivers with their current work and location, available ones first; found by typing. */
export function DriverSelect(props: DriverSelectProps) {
  const { value, onChange, noneLabel, wanted = null, ...field } = props;
  const { t } = useTranslation('common');
  const { data: drivers = NOBODY_YET, isLoading, isError } = useListDriversQuery({});
  // Inactive drivers cannot get new jobs, but may still have one.
  const offered = useMemo(
    () => byFit(drivers, wanted).filter((driver) => driver.isActive || driver.id === value),
    [drivers, wanted, value],
  );
  const [first] = offered;
  const best = first && wanted ? fitReason(first, wanted) : null;
  return (
    <RecordSelect
      {...field}
      items={offered}
      noneLabel={noneLabel}
      chosen={offered.find((driver) => driver.id === value)}
      onChoose={onChange}
      emptyText={isLoading ? t('loading') : isError ? t('states.loadFailed') : undefined}
      filterOptions={(choices, { inputValue }) => {
        const asked = fold(inputValue);
        return choices.filter((choice) =>
          choice === NOBODY
            ? fold(noneLabel ?? '').includes(asked)
            : [choice.name, choice.email].some((text) => fold(text).includes(asked)),
        );
      }}
      note={(driver) => <DriverNote driver={driver} reason={driver === first ? best : null} />}
    />
  );
}
