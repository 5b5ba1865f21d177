import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { maxYear } from '@dispatch/domain/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from '../../ui/text/useTranslation';
import { useToast } from '../../ui/over/toast/useToast';
import { withPastedVins } from './pastedVins';

/** Distributes pasted VINs to units, and reports how many did not fit. */
export function usePastedVins() {
  const { t } = useTranslation('jobForm');
  const toast = useToast();
  return (units: readonly DispatchUnit[], vins: readonly string[], start: number) => {
    const latestYear = maxYear(new Date());
    const filled = withPastedVins(units, vins, { start, latestYear, newId: nanoid });
    if (filled.left > 0) {
      toast.show({
        title: t('tooManyTitle'),
        description: t('tooMany', { count: filled.left }),
      });
    }
    return filled.units;
  };
}
