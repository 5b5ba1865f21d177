import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { signedInSoFar, useSession } from '../../api/accounts/session';
import { keepInTab, readFromTab } from '../../lib/tabStore';

type Fields = Readonly<Record<string, unknown>>;

/** What differs from the record; null where nothing does. */
function changedOf(values: Fields, before: Fields): Fields | null {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name]);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** What the tab kept, possibly from an older version of the app. */
function readKept(key: string, before: Fields): Fields | null {
  const kept = readFromTab(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const isKnown = ([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(before, name)) return false;
    const present = before[name];
    return present === null || value === null || typeof present === typeof value;
  };
  return changedOf(Object.fromEntries(Object.entries(kept).filter(isKnown)), before);
}

/**
 * Keeps what a person types into the form of a record, of plain values, and offers it when the
 * session ended before it was saved. Whoever leaves the form while signed in has decided.
 */
export function useKeptWork<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: string,
  before: Values,
) {
  const userId = useSession().user?.id ?? 0;
  const store = useStore();
  const key = `kept-work-${record}-${userId}`;
  const [offered, setOffered] = useState(() => readKept(key, before));
  const keep = useEffectEvent((values: Values) => keepInTab(key, changedOf(values, before)));
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    return () => {
      stop();
      if (signedInSoFar(store.getState())) keepInTab(key, null);
    };
  }, [form, key, store]);
  const drop = () => {
    setOffered(null);
    keepInTab(key, changedOf(form.getValues(), before));
  };
  const restore = () => {
    for (const [name, value] of Object.entries(offered ?? {}))
      // Each is a field of the record, with a value of its kind.
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    setOffered(null);
  };
  return { isOffered: offered !== null, restore, drop };
}
