import { useMemo } from 'react';
import type { Mark } from '../../parts/selected/useMarksTogether';
import { useTexts } from '../../ui/text/useTexts';

const MARKS = [
  { name: 'complete', flag: 'billingComplete', isOn: true },
  { name: 'pending', flag: 'billingComplete', isOn: false },
  { name: 'notReceived', flag: 'hasDriverReport', isOn: false },
] as const;

/** Flags that can be set on several billing jobs at once; all of them have the driver report. */
export function useBillingMarks(): readonly Mark[] {
  const { t, format } = useTexts('billing');
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
