import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fold } from '@dispatch/domain/search-words';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDriversQuery, type Driver } from '../../api/drivers';
import type { ControlIds } from '../form/FieldFrame';

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

const NOBODY = 'nobody';
type Choice = Driver | typeof NOBODY;

/** Drivers with what they are doing and how many open jobs they have; found by typing. */
export function DriverSelect(props: DriverSelectProps) {
  const { ids, value, onChange, noneLabel, placeholder, autoFocus, inputRef } = props;
  const { t } = useTranslation(['jobs', 'common']);
  const { data: drivers = [], isLoading } = useListDriversQuery({});
  // Whoever cannot sign in cannot take a job, but may still have one.
  const offered = drivers.filter((driver) => driver.isActive || driver.id === value);
  const chosen = offered.find((driver) => driver.id === value);
  const labelOf = (choice: Choice) => (choice === NOBODY ? (noneLabel ?? '') : choice.name);

  return (
    <Autocomplete<Choice, false, boolean>
      id={ids.id}
      options={noneLabel === undefined ? offered : [NOBODY, ...offered]}
      loading={isLoading}
      loadingText={t('common:loading')}
      noOptionsText={t('common:states.noMatches')}
      value={chosen ?? (noneLabel === undefined ? null : NOBODY)}
      disableClearable={noneLabel !== undefined}
      onChange={(_event, choice) => {
        onChange(choice === null || choice === NOBODY ? null : choice.id);
      }}
      isOptionEqualToValue={(one, other) =>
        one === other || (one !== NOBODY && other !== NOBODY && one.id === other.id)
      }
      getOptionKey={(choice) => (choice === NOBODY ? NOBODY : choice.id)}
      getOptionLabel={labelOf}
      filterOptions={(choices, { inputValue }) =>
        choices.filter(
          (choice) =>
            fold(labelOf(choice)).includes(fold(inputValue)) ||
            (choice !== NOBODY && fold(choice.email).includes(fold(inputValue))),
        )
      }
      renderOption={({ key, ...row }, choice) => (
        <li key={key} {...row}>
          {choice === NOBODY ? labelOf(choice) : <DriverRow driver={choice} />}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={ids['aria-invalid']}
          placeholder={placeholder}
          autoFocus={autoFocus}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-describedby': ids['aria-describedby'],
              'aria-invalid': ids['aria-invalid'],
            },
          }}
        />
      )}
    />
  );
}

function DriverRow({ driver }: { driver: Driver }) {
  const { t } = useTranslation('jobs');
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography noWrap title={driver.name}>
        {driver.name}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div" noWrap>
        {`${t(`driver.status.${driver.status}`)} · ${t('driver.openJobs', { count: driver.activeJobs })}`}
      </Typography>
    </Box>
  );
}
