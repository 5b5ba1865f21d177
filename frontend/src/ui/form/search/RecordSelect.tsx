import type { UseAutocompleteProps } from '@mui/material/useAutocomplete';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { Combobox } from './Combobox';
import type { ControlIds } from '../FieldFrame';

/** The choice of no record. */
export const NOBODY = 'nobody';
export type Choice<Item> = Item | typeof NOBODY;

interface Named {
  readonly id: number;
  readonly name: string;
}

interface RecordSelectProps<Item extends Named> extends Pick<
  UseAutocompleteProps<Choice<Item>, false, boolean, false>,
  'filterOptions' | 'onInputChange'
> {
  ids: ControlIds;
  /** Shown while there are no items; by default, that nothing matches. */
  emptyText?: string;
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
  const {
    ids,
    chosen,
    onChoose,
    items,
    noneLabel,
    hidesNone = false,
    note,
    emptyText,
    ...rest
  } = props;
  const { placeholder, autoFocus, inputRef, ...search } = rest;
  const { t } = useTranslation();
  const hasNone = noneLabel !== undefined;
  const labelOf = (choice: Choice<Item>) => (choice === NOBODY ? (noneLabel ?? '') : choice.name);
  return (
    <Combobox<Choice<Item>, boolean>
      {...search}
      options={hasNone && !hidesNone ? [NOBODY, ...items] : items}
      emptyText={emptyText ?? t('states.noMatches')}
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
      rowOf={(choice) =>
        choice === NOBODY ? (
          noneLabel
        ) : (
          <div className="push">
            <p title={choice.name} className="type-body cut">
              {choice.name}
            </p>
            <div className="type-caption quiet cut">{note(choice)}</div>
          </div>
        )
      }
      input={{ ...ids, placeholder, autoFocus, ref: inputRef }}
    />
  );
}
