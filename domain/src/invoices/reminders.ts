import { MOST_REMINDERS, TERMS_MAX_DAYS } from './invoice-settings';

/**
 * Which reminder of an invoice is due: the latest of the company's days that it has been overdue for; null for none. One
 * that was long overdue when the rule was made is reminded of once, not once for each day.
 * @param days from the fewest on
 */
export function reminderDue(days: readonly number[], overdueDays: number): number | null {
  return days.filter((day) => day <= overdueDays).at(-1) ?? null;
}

const DAYS = /^\d{1,3}$/;

/** The days of a typed list such as '7, 21', from the fewest on, each once; null where it is no such list. */
export function readReminderDays(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const days = [...new Set(parts.map(Number))].sort((one, other) => one - other);
  const isRight = parts.every((part) => DAYS.test(part)) && days.every(isReminderDay);
  return isRight && days.length <= MOST_REMINDERS ? days : null;
}

function isReminderDay(day: number): boolean {
  return day >= 1 && day <= TERMS_MAX_DAYS;
}
