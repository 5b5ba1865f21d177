import { isMoney, toCents } from '../text/money';

/** Cents of `$1,250.50`, `1 250,50 $` or `1250.5`; null for what is no price. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/CAD|CA\$|\$|\s|\u00a0|\u202f|'/gi, '');
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const dollars = Number(plainNumber(bare));
  return isMoney(dollars) ? toCents(dollars) : null;
}

/** Of two marks the last one is the decimal one; a lone mark before three digits parts thousands. */
function plainNumber(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return text;
  const mark = text.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const whole = text.slice(0, last);
  const decimals = text.slice(last + 1);
  const isThousands = decimals.length === 3 && !whole.includes(other);
  if (isThousands) return isGrouped(text, mark) ? text.replaceAll(mark, '') : 'no number';
  if (whole.includes(mark)) return 'no number';
  if (whole.includes(other) && !isGrouped(whole, other)) return 'no number';
  return `${whole.replaceAll(other, '')}.${decimals || '0'}`;
}

function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
