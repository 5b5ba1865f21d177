import { useMemo } from 'react';
import { useConfig } from '../../api/config';
import {
  formatDay,
  formatFileSize,
  formatList,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShortMoney,
  formatTime,
  formatTimeZone,
  type DateStyle,
} from '../../lib/format';
import { useTranslation } from './useTranslation';

/** The formats of `lib/format.ts` in the user's language and the company's time zone. */
export function useFormat() {
  const { i18n } = useTranslation();
  const { timeZone } = useConfig();
  const { language } = i18n;
  return useMemo(
    () => ({
      money: (dollars: number) => formatMoney(dollars, language),
      shortMoney: (dollars: number) => formatShortMoney(dollars, language),
      fileSize: (bytes: number) => formatFileSize(bytes, language),
      number: (value: number) => formatNumber(value, language),
      percent: (value: number) => formatPercent(value, language),
      list: (items: readonly string[]) => formatList(items, language),
      day: (day: string) => formatDay(day, language),
      weekday: (day: string) => formatDay(day, language, 'weekdayDate'),
      shortDay: (day: string) => formatDay(day, language, 'shortDay'),
      month: (month: string) => formatDay(month, language, 'month'),
      shortMonth: (month: string) => formatDay(month, language, 'shortMonth'),
      time: (time: string) => formatTime(time, language),
      timeZone: (zone: string) => formatTimeZone(zone, language),
      moment: (moment: string, style: DateStyle = 'dateTime') =>
        formatMoment(moment, style, language, timeZone),
    }),
    [language, timeZone],
  );
}
