import { cityKey } from './city-points';
import { normalisePostalCode } from './postal-code';
import { provinceFromText, type ProvinceCode } from './province';
import { stateFromText, stateTimeZone } from './state-time-zone';

export interface ZonedPlace {
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
}

/** The IANA time zone of most places of the province. */
const ZONE_OF_PROVINCE: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** A part of a province with another time zone, named by the start of its postal codes and by its towns. */
interface Exception {
  readonly zone: string;
  readonly codes: readonly string[];
  readonly towns: readonly string[];
}

const EXCEPTIONS: Readonly<Partial<Record<ProvinceCode, readonly Exception[]>>> = {
  BC: [
    {
      zone: 'America/Edmonton',
      codes: ['V1C'],
      towns: ['cranbrook', 'fernie', 'kimberley', 'golden', 'invermere', 'sparwood', 'elkford'],
    },
    {
      zone: 'America/Dawson_Creek',
      codes: ['V1G', 'V1J', 'V0C'],
      towns: ['dawson creek', 'fort saint john', 'fort nelson', 'chetwynd', 'tumbler ridge'],
    },
    { zone: 'America/Creston', codes: [], towns: ['creston'] },
  ],
  SK: [{ zone: 'America/Edmonton', codes: ['S9V'], towns: ['lloydminster'] }],
  ON: [
    {
      zone: 'America/Winnipeg',
      codes: ['P8N', 'P8T', 'P9A', 'P9N', 'P0V', 'P0W', 'P0X'],
      towns: ['kenora', 'dryden', 'fort frances', 'sioux lookout', 'red lake', 'rainy river'],
    },
    { zone: 'America/Atikokan', codes: [], towns: ['atikokan', 'pickle lake'] },
  ],
  QC: [
    {
      zone: 'America/Halifax',
      codes: ['G4T'],
      towns: ['les iles de la madeleine', 'iles de la madeleine', 'cap aux meules'],
    },
    { zone: 'America/Blanc-Sablon', codes: [], towns: ['blanc sablon', 'lourdes de blanc sablon'] },
  ],
  NL: [
    {
      zone: 'America/Goose_Bay',
      codes: ['A2V', 'A0P'],
      towns: ['labrador city', 'wabush', 'happy valley goose bay', 'goose bay', 'churchill falls'],
    },
  ],
  NU: [
    {
      zone: 'America/Rankin_Inlet',
      codes: ['X0C'],
      towns: ['rankin inlet', 'arviat', 'baker lake'],
    },
    { zone: 'America/Cambridge_Bay', codes: ['X0B'], towns: ['cambridge bay', 'kugluktuk'] },
  ],
};

/**
 * The IANA time zone of a place: that of its province or state. Where a province has several, the postal code decides,
 * else the town, else the zone of most of the province. Without a known province or state, `otherwise`.
 */
export function placeTimeZone(place: ZonedPlace, otherwise: string): string {
  const { province } = place;
  if (province === null) return otherwise;
  const code = provinceFromText(province);
  if (code !== null) return provinceTimeZone(code, place);
  const state = stateFromText(province);
  return state === null ? otherwise : stateTimeZone(state, place.postalCode);
}

function provinceTimeZone(code: ProvinceCode, { city, postalCode }: ZonedPlace): string {
  const exceptions = EXCEPTIONS[code] ?? [];
  const area = normalisePostalCode(postalCode ?? '').slice(0, 3);
  const town = cityKey(city ?? '');
  const found =
    exceptions.find(({ codes }) => codes.includes(area)) ??
    exceptions.find(({ towns }) => towns.includes(town));
  return found?.zone ?? ZONE_OF_PROVINCE[code];
}
