/**
 * Maps the start of a VIN to a make: passenger cars and light trucks sold in Canada and the United States.
 *
 * Source: manufacturer codes as registered with the US National Highway Traffic Safety Administration and published
 * in its vPIC catalogue, https://vpic.nhtsa.dot.gov. A work of the US government, in the public domain (17 U.S.C.
 * 105). Every code was compared with the tables Wmi, Wmi_Make and Pattern of the catalogue's edition of March 2026.
 * Only 2HM, Hyundai's plant in Quebec until 1993, is not in it.
 *
 * This is a selection: a code shared by several makes is left out, or extended until it distinguishes them. The
 * longest matching prefix wins.
 */
export const WMI_CODES: Readonly<Record<string, string>> = {
  Acura: '19U 2HH 2HN 5FR 5J8 JH4',
  'Alfa Romeo': 'ZAR ZAS',
  'Aston Martin': 'SCF',
  Audi: 'TRU WA1 WAU WUA',
  Bentley: 'SCB',
  BMW: '3MW 4US 5UM 5UX 5YM WBA WBS WBX WBY',
  Buick: '1G4 2G4 3G5 5GA KL4 LRB',
  Cadillac: '1G6 1GY 2G6 3GY',
  Chevrolet: '1G1 1GA 1GB 1GC 1GN 2CN 2G1 2GC 2GN 3G1 3GC 3GN 3N63M 6G3 KL1 KL7 KL8',
  Chrysler: '1A4 1A8 2A4 2A8 3A4 3A8',
  Daewoo: 'KLA',
  Dodge: '1B3 1B4 1B7 1D3 1D4 1D8 2B3 2B4 2B7 2D4 2D8 3B7 3D4',
  Ferrari: 'ZFF',
  Fiat: 'JC1 ZFBC ZFBN',
  Ford: '1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 3FA 3FM 3FT MAJ NM0 WF0',
  Genesis: 'KMHFN KMT KMU',
  GMC: '1GD 1GJ 1GK 1GT 2CT 2GK 2GT 3GK 3GT',
  Honda: '19X 1HG 2HG 2HJ 2HK 3CZ 3HG 4S6 5FN 5FP 5J6 7FA JHL JHM SHH',
  Hummer: '5GN 5GR 5GT',
  Hyundai: '2HM 3KPC 5NM 5NP 5NT 5XYZ KM8 KMH',
  Infiniti: '3PCAJ 3PCDJ 5N1AL 5N1DL 5N3 JNK JNR',
  Isuzu: '4S2 JAC',
  Jaguar: 'SAD SAJ',
  Jeep: '1J4 1J8',
  Kia: '3KPA 3KPF 5XX 5XYK 5XYP 5XYR KNA KND',
  Lamborghini: 'ZHW ZPB',
  'Land Rover': 'SAL',
  Lexus: '2T2 58A JT6 JT8 JTH JTJ',
  Lincoln: '1LN 2LM 3LN 5LM 5LT',
  Lotus: 'SCC',
  Lucid: '50E',
  Maserati: 'ZAM ZN6',
  Mazda: '1YV 3MV 3MZ 4F2 4F4 7MM JM1 JM2 JM3',
  McLaren: 'SBM',
  'Mercedes-Benz': '4JG 55S W1K W1N WD3 WDB WDC WDD',
  Mercury: '1ME 2ME 3ME 4M2',
  MINI: 'WMW',
  Mitsubishi: '4A3 4A4 6MM JA3 JA4 ML3',
  Nissan: '1N4 1N6 3N1 3N6 3N8 4N2 5N1 JA4T0 JN8AS5 JN8AT2 KNM',
  Oldsmobile: '1G3 1GH',
  Plymouth: '1P3 1P4 2P4 3P3',
  Polestar: 'LPS',
  Pontiac: '1G2 1GM 2CK 2G2 3G7 5Y2 6G2',
  Porsche: 'WP0 WP1',
  Ram: 'ZFBE ZFBH',
  Rivian: '7FC 7PD',
  'Rolls-Royce': 'SCA',
  Saab: '5S3 YS3',
  Saturn: '1G8 3GS 5GZ',
  smart: 'WME',
  Subaru: '4S3 4S4 JF1 JF2',
  Suzuki: '2S2 2S3 5Z6 JS2 JS3 KL5',
  Tesla: '5YJ 7G2 7SA LRW XP7',
  Toyota:
    '1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 4TA 5TB 5TD 5TE 5TF 5YF 7MU JT2 JT3 JT4 JTD JTE JTM JTN NMT',
  Volkswagen: '1V2 1VW 2V4 2V8 3VV 3VW 9BW WV2 WVG WVW',
  Volvo: '7JR LVY LYV YV1 YV4',
};

/** Prefixes used by another make within a code above; they are too ambiguous. */
export const SHARED_CODES: readonly string[] = [
  // Geo had the Tracker before Chevrolet and Pontiac.
  ...['2CKBE', '2CKBJ', '2CNBE', '2CNBJ'],
  // Hyundai with Genesis, Kia with Hyundai.
  ...['5NMM', 'KMHG', 'KNDMC'],
  // Toyota with Lexus and Subaru, Subaru with Toyota.
  ...['5TDA', 'JTMABA', 'JTMBAA', 'JTMBBA', 'JTMBCA', 'JTMBGA', 'JTNJ', 'JTNKA', 'JF1ZN'],
  // Mercedes-Benz with Maybach.
  ...['WDBVF', 'WDBVG'],
];

/** Codes of cars and light trucks shared by several makes. */
export const LIGHT_CODES: readonly string[] = [
  // Nissan and Infiniti, Scion, Mazda and Toyota.
  ...['JN1', 'JN6', 'JN8', 'JTK', 'JTL', '3MY', '3MD'],
  // Dodge, Plymouth and Chrysler before 2012.
  ...['1B8', '1C8', '1D7', '1D8', '2B5', '2B6', '2B8', '2C8', '2D7', '3C8', '3D7', '2P5'],
  // Vans of Mercedes-Benz, Dodge and Freightliner.
  ...['W1V', 'W1W', 'W1X', 'W1Y', 'W2V', 'W2W', 'W2X', 'W2Y', 'WD0', 'WD2', 'WD4', 'WD5', 'WD8'],
];

/** The makes of Chrysler's group since 2012, by the fifth character. */
export const CHRYSLER_GROUP = {
  /** Until 2011 only Chrysler. */
  cars: ['1C3', '1C4', '2C3', '2C4', '3C3', '3C4'],
  imports: ['ZAC'],
  trucks: ['1C6', '3C6', '3C7'],
  firstYear: 2012,
  makes: { C: 'Chrysler', D: 'Dodge', F: 'Fiat', J: 'Jeep', R: 'Ram' } as Readonly<
    Record<string, string>
  >,
} as const;
