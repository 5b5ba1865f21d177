/** Sample values for the records of a company. */

/** `city|province|postal area` */
export const CITIES = [
  ...['Toronto|ON|M9W', 'Mississauga|ON|L5T', 'Ottawa|ON|K1B', 'London|ON|N6E', 'Windsor|ON|N9A'],
  ...[
    'Kitchener|ON|N2C',
    'Kingston|ON|K7M',
    'Thunder Bay|ON|P7B',
    'Montréal|QC|H4T',
    'Laval|QC|H7L',
  ],
  ...['Québec|QC|G1M', 'Gatineau|QC|J8T', 'Sherbrooke|QC|J1L', 'Trois-Rivières|QC|G8Z'],
  ...['Moncton|NB|E1C', 'Halifax|NS|B3S', 'Charlottetown|PE|C1E', "St. John's|NL|A1B"],
  ...['Winnipeg|MB|R2J', 'Regina|SK|S4N', 'Saskatoon|SK|S7K', 'Calgary|AB|T2C', 'Edmonton|AB|T6B'],
  ...['Red Deer|AB|T4P', 'Kamloops|BC|V2C', 'Kelowna|BC|V1X', 'Burnaby|BC|V5J', 'Surrey|BC|V3T'],
].map((line) => line.split('|'));

export const STREETS = [
  ...['Industrial Road', 'Commerce Drive', 'Auto Mall Drive', 'Railway Avenue', 'Airport Road'],
  ...[
    'King Street',
    'Victoria Avenue',
    'rue du Commerce',
    'boulevard Industriel',
    'rue des Érables',
  ],
];

/** `make|model|model…` */
export const MODELS = [
  ...['Ford|F-150|Escape|Transit', 'Toyota|RAV4|Corolla|Tacoma', 'Honda|Civic|CR-V|Pilot'],
  ...['Chevrolet|Silverado|Equinox|Bolt', 'Ram|1500|ProMaster', 'Hyundai|Elantra|Tucson|Ioniq 5'],
  ...[
    'Nissan|Rogue|Kicks',
    'Mazda|CX-5|Mazda3',
    'Subaru|Outback|Forester',
    'Tesla|Model 3|Model Y',
  ],
].map((line) => line.split('|'));

export const FIRST_NAMES = [
  ...[
    'Priya',
    'Marc-André',
    'Olivia',
    'Jean',
    'Fatima',
    'Liam',
    'Zoë',
    'Gurpreet',
    'Chloé',
    'Noah',
  ],
];
export const LAST_NAMES = [
  ...[
    'Sandhu',
    'Tremblay',
    'MacDonald',
    'Nguyen',
    'Côté',
    'Singh',
    'Bouchard',
    'Wilson',
    'Roy',
    'Chen',
  ],
];
export const TRADES = [
  'Motors',
  'Auto Group',
  'Fleet',
  'Leasing',
  'Auctions',
  'Rentals',
  'Dealership',
];
export const NAMES_OF_FIRMS = [
  ...['Maple', 'Boréal', 'Prairie', 'Laurentides', 'Pacific', 'Northern', 'Érablière', 'Atlantic'],
  ...['Summit', 'Harbour', 'Cascade', 'Fundy', 'Okanagan', 'Saguenay', 'Yukon', 'Capital'],
];
export const INSTRUCTIONS = [
  'Call before arrival. Keys at the front desk.',
  'Winch needed: the battery is flat and the wheels are locked.',
  'Livraison à la porte arrière, demander le gérant.',
];
