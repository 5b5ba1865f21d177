import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { fieldOf, keepSubmit } from './autocompleteField';
import type { ControlIds } from '../FieldFrame';

/** The choice of no record. */
export const NOBODY = 'nobody';
export type Choice<Item> = Item | typeof NOBODY;

interface Named {
  readonly id: number;
  readonly name: string;
}

interface RecordSelectProps<Item extends Named> extends Pick<
  AutocompleteProps<Choice<Item>, false, boolean, false>,
  'filterOptions' | 'loading' | 'loadingText' | 'onInputChange'
> {
  ids: ControlIds;
  chosen: Item | undefined;
  onChoose: (id: number | null) => void;
  /** Without the "none" option. */
  items: readonly Item[];
  /** Label of the "none" option, if offered. */
  noneLabel?: string;
  /** Hides the "none" option during a search. */
  hidesNone?: boolean;
  /** Distinguishes records with the same name. */
  note: (item: Item) => ReactNode;
  placeholder?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A record picked from many by typing. */
export function RecordSelect<Item extends Named>(props: RecordSelectProps<Item>) {
  const { ids, chosen, onChoose, items, noneLabel, hidesNone = false, note, ...rest } = props;
  const { placeholder, autoFocus, inputRef, ...search } = rest;
  const { t } = useTranslation();
  const hasNone = noneLabel !== undefined;
  const labelOf = (choice: Choice<Item>) => (choice === NOBODY ? (noneLabel ?? '') : choice.name);
  return (
    <Autocomplete<Choice<Item>, false, boolean>
      {...search}
      autoHighlight
      onKeyDown={keepSubmit}
      id={ids.id}
      options={hasNone && !hidesNone ? [NOBODY, ...items] : items}
      noOptionsText={t('states.noMatches')}
      value={chosen ?? (hasNone ? NOBODY : null)}
      disableClearable={hasNone}
      onChange={(_event, choice) => {
        onChoose(choice === null || choice === NOBODY ? null : choice.id);
      }}
      isOptionEqualToValue={(one, other) =>
        one === other || (one !== NOBODY && other !== NOBODY && one.id === other.id)
      }
      getOptionKey={(choice) => (choice === NOBODY ? NOBODY : choice.id)}
      getOptionLabel={labelOf}
      renderOption={({ key, ...row }, choice) => (
        <li key={key} {...row}>
          {choice === NOBODY ? (
            noneLabel
          ) : (
            <div className="push">
              <p title={choice.name} className="type-body cut">
                {choice.name}
              </p>
              <div className="type-caption quiet cut">{note(choice)}</div>
            </div>
          )}
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...fieldOf(params)}
          error={ids['aria-invalid']}
          {...{ placeholder, autoFocus, inputRef }}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-describedby': ids['aria-describedby'],
            'aria-invalid': ids['aria-invalid'],
          }}
        />
      )}
    />
  );
}
