import { MOST_REMINDERS, TERMS_MAX_DAYS } from './invoice-settings';

/**
 * The reminder that is due: the latest configured day that the invoice is overdue by; null for none. An invoice that
 * was long overdue when the rule was created gets one reminder, not one for each day.
 * @param days in ascending order
 */
export function reminderDue(days: readonly number[], overdueDays: number): number | null {
  return days.filter((day) => day <= overdueDays).at(-1) ?? null;
}

const DAYS = /^\d{1,3}$/;

/** The days of a typed list such as '7, 21', ascending and without duplicates; null if it is not such a list. */
export function readReminderDays(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const days = [...new Set(parts.map(Number))].sort((one, other) => one - other);
  const isRight = parts.every((part) => DAYS.test(part)) && days.every(isReminderDay);
  return isRight && days.length <= MOST_REMINDERS ? days : null;
}

function isReminderDay(day: number): boolean {
  return day >= 1 && day <= TERMS_MAX_DAYS;
}
