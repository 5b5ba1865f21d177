import { BILLED_ITEMS } from '@dispatch/domain/reports/billed-item';
import { changeInPercent, type Growth } from '@dispatch/domain/reports/growth';
import { type RevenueBy, SEVERAL_MAKES } from '@dispatch/domain/reports/report-kinds';
import type { Months } from '@dispatch/domain/reports/report-months';
import { useMemo } from 'react';
import { useTexts } from '../../ui/text/useTexts';

interface Named {
  readonly value: string;
  readonly name: string | null;
}

/** Names of rows and weeks, and changes in words. */
export function useReportWords() {
  const { t, format } = useTexts('reports');
  return useMemo(() => {
    const percent = (value: number) => `${value > 0 ? '+' : ''}${format.percent(value)}`;
    return {
      nameOf: (by: RevenueBy, { value, name }: Named) => {
        if (by === 'month') return format.month(value);
        if (by === 'vehicle' && value === SEVERAL_MAKES) return t('several');
        const item = BILLED_ITEMS.find((one) => one === value);
        if (by === 'item' && item !== undefined) return t(`items.${item}`);
        return name ?? t(`unknown.${by}`);
      },
      span: ({ from, to }: Months) =>
        from === to
          ? format.month(from)
          : t('period.span', { from: format.month(from), to: format.month(to) }),
      weekOf: (week: string) =>
        week === 'past' || week === 'later' || week === 'none'
          ? t(`weeks.${week}`)
          : t('weeks.of', { day: format.day(week) }),
      /** `+12%`, or a word where there was nothing before. */
      change: (now: number, before: number, growth?: Growth) => {
        const change = changeInPercent(now, before);
        if (change !== null) return percent(change);
        return growth === 'new' ? t('growths.new') : '';
      },
      days: (days: number | null) =>
        days === null ? '' : t('days', { count: days, shown: format.number(days) }),
      share: (part: number, of: number) =>
        of === 0 ? '' : format.percent(Math.round((100 * part) / of)),
    };
  }, [format, t]);
}
