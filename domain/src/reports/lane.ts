import { sortKey } from '../text/sort-key';

/** Widths of the columns. */
export const LANE_KEY_MAX = 250;
export const LANE_LABEL_MAX = 260;
/** A city's part of a key: two of them fit with their provinces. */
const CITY_MAX = 118;

interface LaneEnds {
  readonly pickupCity: string | null;
  readonly dropoffCity: string | null;
  /** Two letters each. */
  readonly origin: string | null;
  readonly destination: string | null;
}

interface Lane {
  /** The same in capitals, small letters and without accents; empty for an unknown lane. */
  readonly key: string;
  /** The cities as written, with their provinces. */
  readonly label: string;
}

const NO_LANE: Lane = { key: '', label: '' };

const cut = (text: string, max: number) => [...text].slice(0, max).join('');

/** The lane of a trip: from city to city. An end without a city is its province. */
export function laneOf({ pickupCity, dropoffCity, origin, destination }: LaneEnds): Lane {
  const from = endOf(pickupCity, origin);
  const to = endOf(dropoffCity, destination);
  if (from === null || to === null) return NO_LANE;
  return { key: `${from.key}>${to.key}`, label: `${from.label} → ${to.label}` };
}

function endOf(city: string | null, province: string | null): Lane | null {
  if (city === null && province === null) return null;
  if (city === null) return { key: (province ?? '').toLowerCase(), label: province ?? '' };
  const place = province === null ? '' : `, ${province}`;
  return {
    key: `${cut(sortKey(city), CITY_MAX)}${place.toLowerCase()}`,
    label: `${city}${place}`,
  };
}
