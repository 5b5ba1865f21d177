import { fold } from '../text/search-words';
import { PROVINCE_CODES, type ProvinceCode } from './province';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Cities where loads begin or end often, with latitude and longitude in degrees. */
const CITIES: Readonly<Record<ProvinceCode, string>> = {
  AB: `airdrie 51.29 -114.01, calgary 51.05 -114.07, edmonton 53.55 -113.49, fort mcmurray 56.73 -111.38,
    grande prairie 55.17 -118.80, leduc 53.26 -113.55, lethbridge 49.70 -112.84, lloydminster 53.28 -110.00,
    medicine hat 50.04 -110.68, nisku 53.34 -113.53, red deer 52.27 -113.81, sherwood park 53.54 -113.30`,
  BC: `abbotsford 49.05 -122.33, burnaby 49.25 -122.98, chilliwack 49.16 -121.95, coquitlam 49.28 -122.79,
    cranbrook 49.51 -115.77, dawson creek 55.76 -120.24, delta 49.08 -123.06, fort saint john 56.25 -120.85,
    hope 49.38 -121.44, kamloops 50.67 -120.33, kelowna 49.89 -119.50, langley 49.10 -122.66, nanaimo 49.17 -123.94,
    nelson 49.49 -117.29, penticton 49.49 -119.59, prince george 53.92 -122.75, prince rupert 54.32 -130.32,
    richmond 49.17 -123.14, surrey 49.19 -122.85, terrace 54.52 -128.60, vancouver 49.28 -123.12,
    vernon 50.27 -119.27, victoria 48.43 -123.37`,
  MB: `brandon 49.85 -99.95, dauphin 51.15 -100.05, portage la prairie 49.97 -98.29, steinbach 49.53 -96.68,
    thompson 55.74 -97.86, winkler 49.18 -97.94, winnipeg 49.90 -97.14`,
  NB: `bathurst 47.62 -65.65, dieppe 46.10 -64.72, edmundston 47.37 -68.33, fredericton 45.96 -66.64,
    miramichi 47.03 -65.50, moncton 46.09 -64.77, saint john 45.27 -66.06`,
  NL: `corner brook 48.95 -57.95, gander 48.96 -54.61, happy valley goose bay 53.30 -60.33, labrador city 52.94 -66.91,
    port aux basques 47.57 -59.14, saint john s 47.56 -52.71`,
  NS: `dartmouth 44.67 -63.57, halifax 44.65 -63.58, new glasgow 45.59 -62.65, sydney 46.14 -60.19, truro 45.37 -63.27,
    yarmouth 43.84 -66.12`,
  NT: 'yellowknife 62.45 -114.37',
  NU: 'iqaluit 63.75 -68.52',
  ON: `ajax 43.85 -79.03, alliston 44.15 -79.87, barrie 44.39 -79.69, belleville 44.16 -77.38, bolton 43.88 -79.74,
    brampton 43.73 -79.76, brantford 43.14 -80.26, brockville 44.59 -75.68, burlington 43.33 -79.80,
    cambridge 43.36 -80.31, chatham 42.40 -82.19, cornwall 45.02 -74.73, dryden 49.78 -92.84, guelph 43.55 -80.25,
    hamilton 43.26 -79.87, ingersoll 43.04 -80.88, kenora 49.77 -94.49, kingston 44.23 -76.49, kitchener 43.45 -80.49,
    london 42.98 -81.25, markham 43.86 -79.34, milton 43.52 -79.88, mississauga 43.59 -79.64, newmarket 44.06 -79.46,
    niagara falls 43.09 -79.08, north bay 46.31 -79.46, oakville 43.45 -79.68, oshawa 43.90 -78.86, ottawa 45.42 -75.70,
    peterborough 44.30 -78.32, pickering 43.84 -79.09, richmond hill 43.88 -79.44, saint catharines 43.16 -79.24,
    sarnia 42.97 -82.41, sault sainte marie 46.52 -84.35, scarborough 43.77 -79.26, sudbury 46.49 -81.00,
    thunder bay 48.38 -89.25, timmins 48.48 -81.33, toronto 43.65 -79.38, vaughan 43.84 -79.50, waterloo 43.46 -80.52,
    whitby 43.90 -78.94, windsor 42.31 -83.04, woodstock 43.13 -80.75`,
  PE: 'charlottetown 46.24 -63.13, summerside 46.39 -63.79',
  QC: `baie comeau 49.22 -68.15, brossard 45.46 -73.46, chicoutimi 48.43 -71.06, dorval 45.45 -73.75,
    drummondville 45.88 -72.48, gaspe 48.83 -64.48, gatineau 45.48 -75.70, granby 45.40 -72.73, joliette 46.02 -73.44,
    laval 45.61 -73.71, levis 46.80 -71.18, longueuil 45.53 -73.52, montreal 45.50 -73.57, quebec 46.81 -71.21,
    rimouski 48.45 -68.52, riviere du loup 47.83 -69.53, rouyn noranda 48.24 -79.02, saguenay 48.43 -71.07,
    saint hyacinthe 45.63 -72.96, saint jerome 45.78 -74.00, sept iles 50.20 -66.38, sherbrooke 45.40 -71.89,
    terrebonne 45.70 -73.64, trois rivieres 46.35 -72.55, val d or 48.10 -77.79, victoriaville 46.06 -71.96`,
  SK: `estevan 49.14 -102.99, moose jaw 50.39 -105.55, north battleford 52.78 -108.29, prince albert 53.20 -105.75,
    regina 50.45 -104.62, saskatoon 52.13 -106.67, swift current 50.29 -107.79, yorkton 51.21 -102.46`,
  YT: 'whitehorse 60.72 -135.06',
};

const pointsOf = (cities: string): ReadonlyMap<string, Point> =>
  new Map(
    cities.split(/,\s*/).map((text) => {
      const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(text) ?? [];
      return [name, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );

const POINTS = new Map(PROVINCE_CODES.map((code) => [code, pointsOf(CITIES[code])]));

/** Lower case without accents; `St. Catharines` and `Saint Catharines` are one name. */
export function cityKey(city: string): string {
  const words = fold(city)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return words.replaceAll(/\bst\b/g, 'saint').replaceAll(/\bste\b/g, 'sainte');
}

/** The position of a well-known city, null for another one. */
export function cityPoint(city: string, province: ProvinceCode): Point | null {
  return POINTS.get(province)?.get(cityKey(city)) ?? null;
}
