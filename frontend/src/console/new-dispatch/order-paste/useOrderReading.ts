import { maxYear } from '@dispatch/domain/limits';
import { withoutPaste } from '@dispatch/domain/order-text/fill-order';
import { readOrder, type ReadOrder } from '@dispatch/domain/order-text/read-order';
import { dayOf } from '@dispatch/domain/time/company-day';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../../api/accounts/session';
import { useConfig } from '../../../api/config';
import { useTranslation } from '../../../ui/text/useTranslation';
import { fill } from '../../../parts/job-form/jobForm';
import { useDispatchForm, type DispatchValues } from '../dispatchForm';
import { fillFrom, type Filling } from './fillFrom';
import { keepMarks, readMarks } from './keptMarks';
import { stillToConfirm, toConfirmOf, type ToConfirm } from './toConfirm';
import { useKnownCustomer } from './useKnownCustomer';

export interface Reading {
  readonly order: ReadOrder;
  readonly filling: Filling;
  readonly before: DispatchValues;
}

/** The last pasted order and all unconfirmed fields. */
export function useOrderReading() {
  const { t } = useTranslation('jobForm');
  const { timeZone } = useConfig();
  const form = useDispatchForm();
  const knownCustomer = useKnownCustomer();
  const [reading, setReading] = useState<Reading | null>(null);
  const userId = useSession().user?.id ?? 0;
  const [toConfirm, setToConfirm] = useState(() =>
    stillToConfirm(readMarks(userId), form.getValues()),
  );
  useEffect(() => keepMarks(userId, toConfirm), [toConfirm, userId]);

  // A value that the user changes counts as confirmed.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setToConfirm((list) => stillToConfirm(list, values)),
      }),
    [form],
  );

  /** Resolves to whether the text contained an order. */
  const read = async (text: string): Promise<boolean> => {
    const now = new Date();
    const order = readOrder(text, { today: dayOf(now, timeZone), latestYear: maxYear(now) });
    if (Object.keys(order.fields).length + order.units.length === 0) return false;
    const customer =
      form.getValues('customerName').trim() === '' ? await knownCustomer(order.fields) : null;
    const before = structuredClone(form.getValues());
    const filling = fillFrom(before, order, customer, t('canada'));
    fill(form, filling.next);
    const added = toConfirmOf(filling.filled, form.getValues('units'));
    setToConfirm((list) => [...list, ...added]);
    setReading({ order, filling, before });
    return true;
  };
  const undo = () => {
    if (reading === null) return;
    const { before, filling } = reading;
    fill(form, withoutPaste(form.getValues(), before, filling));
    setReading(null);
  };
  const confirm = useCallback(
    (entry: ToConfirm) => setToConfirm((list) => list.filter((each) => each !== entry)),
    [],
  );
  const confirmAll = useCallback(() => setToConfirm([]), []);
  return { reading, toConfirm, read, undo, confirm, confirmAll };
}
