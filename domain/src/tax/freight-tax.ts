import { isProvinceCode, type ProvinceCode } from '../places/province';
import { GST_RATE, hstRate, QST_RATE, type TaxName } from './rates';

/** One billed carriage. */
export interface FreightLine {
  /** Negative for a refund. */
  readonly cents: number;
  /** Two letters: a province, unless the carriage is international. */
  readonly origin: string;
  readonly destination: string;
  /** The carriage leaves or enters Canada. */
  readonly international?: boolean;
  /** Billed to another carrier, whose customer pays for the whole route. */
  readonly interline?: boolean;
  /** Part of a move beyond Quebec, though both ends of this part are in Quebec. */
  readonly beyondQuebec?: boolean;
}

/** One tax of an invoice. Its lines are taxed together, so that it is rounded once. */
export interface Tax {
  readonly name: TaxName;
  /** Null for the GST, which is one tax for all of Canada. */
  readonly province: ProvinceCode | null;
  /** In thousandths of a percent. */
  readonly rate: number;
  readonly baseCents: number;
  readonly cents: number;
}

type Kind = Pick<Tax, 'name' | 'province' | 'rate'>;

const ORDER: readonly TaxName[] = ['GST', 'HST', 'QST'];

/**
 * The taxes that one carriage carries on a day.
 *
 * - Place of supply is the destination of the freight, so several destinations are several supplies: Excise Tax Act,
 *   Schedule IX, Part VII; GST/HST Memorandum 28-2, "Freight Transportation Services".
 * - Carriage into or out of Canada, and a part of the way that one carrier bills to another, are zero-rated: Excise Tax
 *   Act, Schedule VI, Part VII; the same memorandum.
 * - QST applies when both ends are in Quebec and the move does not go beyond: Revenu Québec, "Freight Transportation
 *   Services". Into Quebec from elsewhere the carrier charges GST alone.
 * - Whether British Columbia, Saskatchewan or Manitoba tax a service of pure carriage could not be established; none of
 *   their taxes is charged.
 */
function taxesOf(line: FreightLine, date: string): Kind[] {
  if (line.international === true || line.interline === true) return [];
  const { destination } = line;
  if (!isProvinceCode(destination)) throw new RangeError(`Not a province: ${destination}`);
  const hst = hstRate(destination, date);
  if (hst !== null) return [{ name: 'HST', province: destination, rate: hst }];
  const gst: Kind = { name: 'GST', province: null, rate: GST_RATE };
  const staysInQuebec = line.origin === 'QC' && destination === 'QC' && line.beyondQuebec !== true;
  return staysInQuebec ? [gst, { name: 'QST', province: 'QC', rate: QST_RATE }] : [gst];
}

/** The tax on an amount, half a cent up; a negative amount gives the same tax, negated. */
function taxCents(baseCents: number, rate: number): number {
  const thousandths = BigInt(Math.abs(baseCents)) * BigInt(rate);
  const cents = Number((thousandths + 50_000n) / 100_000n);
  return baseCents < 0 && cents !== 0 ? -cents : cents;
}

/**
 * The taxes of an invoice: GST first, then HST by province, then QST; each once per rate, rounded once.
 *
 * The date that counts is the day on which the tax becomes payable, as a rule the invoice's: Excise Tax Act, sections
 * 152 and 168. How Nova Scotia's change of 2025 treats a move that began before it was not established.
 * @param date 'YYYY-MM-DD', from `FIRST_TAX_DATE` on
 */
export function freightTaxes(
  date: string,
  lines: readonly FreightLine[],
  isExempt = false,
): readonly Tax[] {
  if (isExempt) return [];
  const bases = new Map<string, Kind & { baseCents: number }>();
  for (const line of lines)
    for (const kind of taxesOf(line, date)) {
      const key = `${String(ORDER.indexOf(kind.name))} ${kind.province ?? ''} ${String(kind.rate)}`;
      const { baseCents } = bases.get(key) ?? { baseCents: 0 };
      bases.set(key, { ...kind, baseCents: baseCents + line.cents });
    }
  return [...bases]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, tax]) => ({ ...tax, cents: taxCents(tax.baseCents, tax.rate) }));
}
