import { useMemo } from 'react';
import type { Mark } from '../../parts/selected/useMarksTogether';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFormat } from '../../ui/text/useFormat';

const MARKS = [
  { name: 'complete', flag: 'billingComplete', isOn: true },
  { name: 'pending', flag: 'billingComplete', isOn: false },
  { name: 'notReceived', flag: 'hasDriverReport', isOn: false },
] as const;

/** Flags that can be set on several billing jobs at once; all of them have the driver report. */
export function useBillingMarks(): readonly Mark[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return useMemo(
    () =>
      MARKS.map(({ name, flag, isOn }) => ({
        flag,
        isOn,
        label: t(`marks.${name}.label`),
        done: (count) => ({
          title: t('doneTitle'),
          description: t(`marks.${name}.done`, { count, number: format.number(count) }),
        }),
      })),
    [format, t],
  );
}
