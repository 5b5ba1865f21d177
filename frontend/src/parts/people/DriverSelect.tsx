import { fold } from '@dispatch/domain/text/search-words';
import type { Ref } from 'react';
import { useListDriversQuery } from '../../api/drivers';
import { useTranslation } from '../../ui/text/useTranslation';
import type { ControlIds } from '../../ui/form/FieldFrame';
import { NOBODY, RecordSelect } from '../../ui/form/search/RecordSelect';

interface DriverSelectProps {
  ids: ControlIds;
  value: number | null;
  onChange: (driverId: number | null) => void;
  /** Offers having no driver at all, in these words. */
  noneLabel?: string;
  placeholder?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Drivers with what they are doing and how many open jobs they have; found by typing. */
export function DriverSelect({ value, onChange, noneLabel, ...field }: DriverSelectProps) {
  const { t } = useTranslation(['jobs', 'common']);
  const { data: drivers = [], isLoading } = useListDriversQuery({});
  // Whoever cannot sign in cannot take a job, but may still have one.
  const offered = drivers.filter((driver) => driver.isActive || driver.id === value);
  return (
    <RecordSelect
      {...field}
      items={offered}
      noneLabel={noneLabel}
      chosen={offered.find((driver) => driver.id === value)}
      onChoose={onChange}
      loading={isLoading}
      loadingText={t('common:loading')}
      filterOptions={(choices, { inputValue }) => {
        const asked = fold(inputValue);
        return choices.filter((choice) =>
          choice === NOBODY
            ? fold(noneLabel ?? '').includes(asked)
            : [choice.name, choice.email].some((text) => fold(text).includes(asked)),
        );
      }}
      note={({ status, activeJobs }) =>
        `${t(`driver.status.${status}`)} · ${t('driver.openJobs', { count: activeJobs })}`
      }
    />
  );
}
