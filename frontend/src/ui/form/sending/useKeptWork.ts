import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { signedInSoFar, useSession } from '../../../api/accounts/session';
import {
  changedFields,
  type KeptFields,
  type KeptWork,
  keptWorkKey,
  readKeptWork,
  storeKeptWork,
} from './keptWork';
import type { useIntentKey } from './useIntentKey';

/** Earlier input that a form offers to restore. */
export interface OfferedWork {
  readonly isOffered: boolean;
  readonly restore: () => void;
  readonly drop: () => void;
}

interface KeptForm extends OfferedWork {
  /** Stores the values and the key of an attempt before it is sent. */
  readonly keep: () => void;
  /** Drops the stored input after a save. */
  readonly release: () => void;
}

/** Set once the user is known. */
interface Opened {
  readonly userId: number;
  readonly key: string;
  readonly offered: KeptWork | null;
}

interface KeptWorkOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Form and record, such as `customer-7`; null disables storing. */
  place: string | null;
  /** The values of the record, or of the empty form. */
  before: Values;
  /** Restores the fields; by default each with its typed value. */
  restoreFields?: (fields: KeptFields) => void;
  intent?: ReturnType<typeof useIntentKey>;
}

/** Sets each field to its typed value. */
export function setTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: KeptFields,
): void {
  for (const [name, { typed }] of Object.entries(fields))
    // Each is a field of the form, with a value of its kind.
    form.setValue(name as Path<Values>, typed as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
}

/**
 * Stores input of a form in this tab and offers it to the same user if the session ended before a save. Leaving the
 * form while signed in discards it.
 */
export function useKeptWork<Values extends FieldValues>({
  form,
  place,
  before,
  restoreFields = (fields) => setTyped(form, fields),
  intent,
}: KeptWorkOptions<Values>): KeptForm {
  const { user } = useSession();
  const store = useStore();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened === null && place !== null && user) {
    const key = keptWorkKey(user.id, place);
    setOpened({ userId: user.id, key, offered: readKeptWork(key, before) });
  }
  const offered = opened?.offered ?? null;
  const settle = (work: KeptWork | null) => {
    if (opened === null) return;
    storeKeptWork(opened.key, work);
    setOpened({ ...opened, offered: null });
  };
  const keep = () => {
    if (opened === null) return;
    const fields = { ...offered?.fields, ...changedFields(form.getValues(), before) };
    storeKeptWork(opened.key, { fields, intent: intent?.present() ?? offered?.intent });
  };
  const handleTyped = useEffectEvent(keep);
  const leave = useEffectEvent(() => {
    const isSignedIn = signedInSoFar(store.getState())?.id === opened?.userId;
    if (opened !== null && isSignedIn && offered === null) storeKeptWork(opened.key, null);
  });
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: handleTyped,
    });
    return () => {
      stop();
      leave();
    };
  }, [form]);
  const drop = () => settle({ fields: changedFields(form.getValues(), before) });
  const restore = () => {
    if (opened === null || offered === null) return;
    restoreFields(offered.fields);
    if (offered.intent !== undefined) intent?.resume(offered.intent);
    setOpened({ ...opened, offered: null });
  };
  const release = () => settle(null);
  return { isOffered: offered !== null, restore, drop, keep, release };
}
