/** All names are fictional. */
const words = (text: string) => text.trim().split(/\s*,\s*/);
const records = (text: string) => words(text).map((record) => record.split('|'));

export type CustomerKind = 'dealer' | 'auction' | 'leasing' | 'private';

/** The last driver is off duty. */
export const DRIVERS =
  words(`Marc-André Tremblay, Priya Sandhu, Étienne Gagnon, Joanne MacLeod, Lucas Bouchard,
  Owen Fitzgerald, Geneviève Lévesque, Harpreet Gill, Tomasz Nowak, Sarah Whitefeather, Daniel Okafor,
  François-Xavier Côté`);

/** One for each office role; the admin exists already. */
export const OFFICE = [
  { role: 'dispatcher', name: 'Camille Roberge' },
  { role: 'billing', name: 'Anita Desrosiers' },
  { role: 'viewer', name: 'Walter Lindqvist' },
] as const;

/** Pays late, so it gets no more transports. */
export const BLACKLISTED = 'Quick Flip Auto Traders';

const customers = (kind: CustomerKind, names: string) =>
  words(names).map((name) => ({ name, kind }));
export const CUSTOMERS = [
  ...customers(
    'dealer',
    `Northern Pines Auto Sales, Garage Les Trois Érables, Prairie Wind Motors,
    Autos Beaurivage, Harbourlight Chevrolet, Rocky Slope Ford, Concession du Fleuve, Blue Heron Honda,
    Lakeshore Lantern Toyota, Automobiles Vent du Nord, Copper Kettle Cars, Fundy Tide Hyundai, Sept Collines Nissan,
    Golden Wheat Chrysler, Maple & Main Motors, Mont Lumineux Kia, Silver Birch Subaru, Aurora Ridge Mazda,
    Garage Beausoleil et Filles, Stonebridge Electric Cars, Grizzly Creek Trucks, Autos Clair de Lune,
    Red Maple Volkswagen, ${BLACKLISTED}, Whistling Duck Used Cars, Camions Grande-Ourse, Snowy Owl Motors,
    Regroupement des concessionnaires d'automobiles d'occasion de la Côte-Nord et des Îles inc. (succursale de l'Est)`,
  ),
  ...customers(
    'auction',
    `Trillium Gavel Auto Auction, Encan Automobile du Saint-Laurent, Big Sky Vehicle Auction,
    Pacific Lantern Auctions, Atlantic Anchor Auto Auction, Encan des Voyageurs`,
  ),
  ...customers(
    'leasing',
    `Evergreen Fleet Leasing, Location Boréale, Polar Bay Rentals, Cloudberry Fleet Services,
    Crédit-Bail des Rapides, Two Rivers Car Share, Moosehead Equipment Finance, Locations Belle-Étoile`,
  ),
  ...customers(
    'private',
    `Abigail Frost, Benoît Chartrand, Chidi Eze, Delphine Marcoux, Emeka Obi,
    Fiona Gallagher-Stone, Gaston Leclair, Hina Qureshi, Ingrid Solberg, Jérôme Villeneuve, Kateri Stonefish,
    Lars Petersen, Mei-Ling Fong, Noémie Desrochers, Oksana Bilyk, Pascal Thériault, Quentin Ashford,
    Rosalie Doucette`,
  ),
];

export const CONTACTS =
  words(`Alain Thibault, Beth Campbell, Carlos Mendes, Diane Poirier, Farid Haddad, Gordon Reid,
  Hélène Fournier, Isabelle Roy, Jaswinder Dhillon, Kevin Walsh, Linh Tran, Mathieu Pelletier, Nadia Kowalchuk,
  Olivier Caron, Pat Morrison, Renée Arsenault, Steve Kim, Véronique Lemay`);

export const SITE_CONTACTS = words(
  'Gatehouse, Réception, Yard office, Service desk, Bureau de la cour',
);

/** Name, province, first half of a postal code, kilometres along the Trans-Canada Highway, telephone area. */
export const CITIES =
  records(`St. John's|NL|A1B|0|709, Halifax|NS|B3S|1440|902, Charlottetown|PE|C1E|1540|902,
  Moncton|NB|E1C|1700|506, Fredericton|NB|E3B|1880|506, Rimouski|QC|G5L|2280|418, Saguenay|QC|G7H|2470|418,
  Québec|QC|G1M|2590|418, Trois-Rivières|QC|G8Z|2720|819, Sherbrooke|QC|J1L|2750|819, Laval|QC|H7L|2830|450,
  Montréal|QC|H4T|2850|514, Gatineau|QC|J8T|3040|819, Ottawa|ON|K1B|3050|613, Kingston|ON|K7M|3140|613,
  Toronto|ON|M9W|3400|416, Mississauga|ON|L5T|3425|905, Kitchener|ON|N2C|3510|519, London|ON|N6E|3590|519,
  Windsor|ON|N9A|3780|519, Greater Sudbury|ON|P3E|3850|705, Thunder Bay|ON|P7B|4800|807, Winnipeg|MB|R2J|5500|204,
  Regina|SK|S4N|6070|306, Saskatoon|SK|S7K|6330|306, Lethbridge|AB|T1H|6790|403, Calgary|AB|T2C|6830|403,
  Red Deer|AB|T4P|6975|403, Edmonton|AB|T6B|7125|780, Kamloops|BC|V2C|7450|250, Kelowna|BC|V1X|7620|250,
  Burnaby|BC|V5J|7800|604, Surrey|BC|V3T|7815|604`);

export const STREETS =
  words(`Industrial Road, Commerce Drive, Auto Mall Drive, Railway Avenue, Airport Road,
  King Street, Victoria Avenue, Terminal Avenue, Main Street`);
export const RUES =
  words(`rue du Commerce, boulevard Industriel, rue Principale, chemin de l'Aéroport,
  rue des Érables, rue Notre-Dame, avenue du Parc`);

/** Make, model, and the first eight characters of the VIN. */
export const MODELS = records(`Honda|Civic|2HGFE2F5, Honda|CR-V|2HKRS4H7, Toyota|Corolla|2T1BURHE,
  Toyota|RAV4|2T3B1RFV, Ford|F-150|1FTEW1EP, Ford|Escape|1FMCU9GD, Chevrolet|Silverado 1500|3GCUYDED,
  Chevrolet|Equinox|2GNAXKEV, GMC|Sierra 1500|3GTU9DED, Ram|1500|1C6SRFFT, Jeep|Wrangler|1C4HJXDG,
  Jeep|Grand Cherokee|1C4RJFBG, Chrysler|Pacifica|2C4RC1BG, Dodge|Grand Caravan|2C4RDGBG, Hyundai|Elantra|KMHLM4AG,
  Hyundai|Kona|KM8K2CAA, Kia|Sorento|5XYRG4LC, Nissan|Rogue|5N1AT3AB, Mazda|CX-5|JM3KFBCM, Subaru|Outback|4S4BTACC,
  Subaru|Crosstrek|JF2GTAPC, Volkswagen|Jetta|3VWC57BU, Volkswagen|Tiguan|3VV2B7AX, Tesla|Model 3|5YJ3E1EA,
  BMW|X3|5UXTY5C0, Audi|Q5|WA1ANAFY, Mercedes-Benz|Sprinter|W1Y4ECHY, Acura|RDX|5J8TC2H5, Lexus|RX 350|2T2BZMCA,
  Mitsubishi|Outlander|JA4AZ3A3`);

export const INSTRUCTIONS = [
  'Keys at the gatehouse. Call 30 minutes before arrival.',
  'Gate pass needed: show the PO number and your licence.',
  'One unit does not start: winch required.',
  'Closed on weekends. Deliveries until 4 p.m.',
  'Low clearance at the entrance, use the east gate.',
  'Véhicule ne démarre pas : treuil requis.',
  'Clés à la réception. Appeler une heure avant l’arrivée.',
  'Livraison par la cour arrière, demander le chef d’équipe.',
  'New vehicles: do not remove the protective film.',
];

export const COMPLETION_NOTES = [
  'Delivered in good order, keys left at the front desk.',
  'All units inspected with the customer, no remarks.',
  'Small scratch on the rear bumper, noted before loading.',
  'Delivered after hours, keys in the drop box.',
  'Livré en bon état, clés remises à la réception.',
  'Inspection faite avec le client, rien à signaler.',
];

/** At most three words for an e-mail address: 'Étienne Gagnon' becomes 'etienne.gagnon'. */
export function mailName(name: string, joint: string): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z -]/g, '');
  return plain.toLowerCase().split(/ +/).slice(0, 3).join(joint);
}
