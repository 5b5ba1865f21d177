import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { getCurrentRecord } from '../../../api/request/errors';
import { isSame, type KeptFields } from './keptWork';
import { setTyped } from './useKeptWork';

export interface TheirChange<Values> {
  readonly name: keyof Values & string;
  readonly value: Values[keyof Values & string];
  /** This user's value. */
  readonly mine: Values[keyof Values & string];
}

export interface Rebase<Values, Item> {
  /** The record from which the form was filled; a save uses its version. */
  base: Item;
  /** Null until a conflict; then the fields that both users changed, with their values. */
  theirs: readonly TheirChange<Values>[] | null;
  /** Adopts the newer record of a conflict response; false for any other error. */
  rebase: (error: unknown) => boolean;
  /** Restores earlier input; fields that another user changed since are in `theirs`. */
  restore: (kept: KeptFields) => void;
  /** Adopts the saved record, for a form that stays open. */
  settle: (saved: Item) => void;
  /** Adopts a record saved outside the form with the same fields, and keeps the input. */
  advance: (saved: Item) => void;
}

/**
 * For a form on a record that others may change: the user's input stays, all other fields show the newer record, and
 * the next save is based on it.
 */
export function useRebasedForm<Values extends FieldValues, Item>(
  form: UseFormReturn<Values>,
  record: Item,
  toValues: (record: Item) => Values,
): Rebase<Values, Item> {
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<readonly TheirChange<Values>[] | null>(null);

  const rebase = (error: unknown) => {
    // The server sends the current record in the same shape as in its responses.
    const current = getCurrentRecord(error) as Item | undefined;
    if (current === undefined) return false;
    const before = toValues(base);
    const after = toValues(current);
    const typed = form.getValues();
    const names = Object.keys(after) as (keyof Values & string)[];
    const mine = names.filter((name) => !isSame(typed[name], before[name]));
    form.reset(after);
    for (const name of mine)
      form.setValue(name as unknown as Path<Values>, typed[name], { shouldDirty: true });
    const both = mine.filter(
      (name) => !isSame(after[name], before[name]) && !isSame(after[name], typed[name]),
    );
    setTheirs(both.map((name) => ({ name, value: after[name], mine: typed[name] })));
    setBase(current);
    return true;
  };
  const restore = (kept: KeptFields) => {
    const now = toValues(base);
    setTyped(form, kept);
    const both = (Object.keys(now) as (keyof Values & string)[]).filter(
      (name) => kept[name] && !isSame(kept[name].before, now[name] ?? null),
    );
    if (both.length > 0)
      setTheirs(both.map((name) => ({ name, value: now[name], mine: form.getValues()[name] })));
  };
  const settle = (saved: Item) => {
    form.reset(toValues(saved));
    setTheirs(null);
    setBase(saved);
  };
  return { base, theirs, rebase, restore, settle, advance: setBase };
}
