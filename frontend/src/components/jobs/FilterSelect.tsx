import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';

interface FilterSelectProps<Value extends string> {
  /** What is filtered; the select's accessible name. */
  label: string;
  /** Words of the choice that filters nothing; its value is ''. */
  allLabel: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | '';
  onChange: (value: Value | '') => void;
}

/** One filter of a list's filter row. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, options, value, onChange } = props;
  const shown = options.find((option) => option.value === value)?.label ?? allLabel;
  return (
    <Select
      size="small"
      displayEmpty
      value={value}
      onChange={(event) => onChange(event.target.value as Value | '')} // only values offered below
      SelectDisplayProps={{
        'aria-label': label,
        title: typeof shown === 'string' ? shown : undefined,
      }}
      sx={{ minWidth: 150, maxWidth: { xs: '100%', md: 220 } }}
    >
      <MenuItem value="">{allLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
