import { cityKey, cityPoint, type Point } from './city-points';
import { provinceFromText } from './province';

export interface Place {
  readonly city: string | null;
  readonly province: string | null;
}

const EARTH_KM = 6371;
/** Roads between Canadian cities are about a third longer than a straight line. */
const ROAD_FACTOR = 1.3;

/** The approximate way by road in kilometres; null if the position of a city is not known. */
export function roadKm(one: Place, other: Place): number | null {
  const [from, to] = [pointOf(one), pointOf(other)];
  return from && to ? Math.round(straightKm(from, to) * ROAD_FACTOR) : null;
}

/** Whether both name the same city. Two provinces may have cities of the same name. */
export function isSameCity(one: Place, other: Place): boolean {
  if (one.city === null || other.city === null) return false;
  const isElsewhere =
    one.province !== null && other.province !== null && !isSameProvince(one, other);
  return cityKey(one.city) === cityKey(other.city) && cityKey(one.city) !== '' && !isElsewhere;
}

export function isSameProvince(one: Place, other: Place): boolean {
  if (one.province === null || other.province === null) return false;
  const codes = [one.province, other.province].map(
    (text) => provinceFromText(text) ?? cityKey(text),
  );
  return codes[0] === codes[1];
}

function pointOf({ city, province }: Place): Point | null {
  const code = province === null ? null : provinceFromText(province);
  return city === null || code === null ? null : cityPoint(city, code);
}

function straightKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const part = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}
