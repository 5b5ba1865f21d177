/** Fictional companies and people. `kind` decides how often they order and how much. */
export type CustomerKind = 'dealer' | 'auction' | 'leasing' | 'private';

export interface SampleCustomer {
  readonly name: string;
  readonly kind: CustomerKind;
  readonly mail: string;
  readonly isBlacklisted: boolean;
}

/** Pays late, so it gets no more transports. */
const BLACKLISTED = 'Quick Flip Auto Traders';

const DEALERS = `
  Northern Pines Auto Sales|northern-pines
  Garage Les Trois Érables|trois-erables
  Prairie Wind Motors|prairie-wind
  Autos Beaurivage|autos-beaurivage
  Harbourlight Chevrolet|harbourlight
  Rocky Slope Ford|rocky-slope
  Concession du Fleuve|concession-fleuve
  Blue Heron Honda|blue-heron
  Lakeshore Lantern Toyota|lakeshore-lantern
  Automobiles Vent du Nord|vent-du-nord
  Copper Kettle Cars|copper-kettle
  Fundy Tide Hyundai|fundy-tide
  Sept Collines Nissan|sept-collines
  Golden Wheat Chrysler|golden-wheat
  Maple & Main Motors|maple-main
  Mont Lumineux Kia|mont-lumineux
  Silver Birch Subaru|silver-birch
  Aurora Ridge Mazda|aurora-ridge
  Garage Beausoleil et Filles|beausoleil-filles
  Stonebridge Electric Cars|stonebridge
  Grizzly Creek Trucks|grizzly-creek
  Autos Clair de Lune|clair-de-lune
  Red Maple Volkswagen|red-maple
  Whistling Duck Used Cars|whistling-duck
  Camions Grande-Ourse|grande-ourse
  Quick Flip Auto Traders|quick-flip
  Regroupement des concessionnaires d'automobiles d'occasion de la Côte-Nord et des Îles inc. (succursale de l'Est)|regroupement-occasion
  Snowy Owl Motors|snowy-owl`;

const AUCTIONS = `
  Trillium Gavel Auto Auction|trillium-gavel
  Encan Automobile du Saint-Laurent|encan-saint-laurent
  Big Sky Vehicle Auction|big-sky-auction
  Pacific Lantern Auctions|pacific-lantern
  Atlantic Anchor Auto Auction|atlantic-anchor
  Encan des Voyageurs|encan-voyageurs`;

const LEASING = `
  Evergreen Fleet Leasing|evergreen-fleet
  Location Boréale|location-boreale
  Polar Bay Rentals|polar-bay
  Cloudberry Fleet Services|cloudberry
  Crédit-Bail des Rapides|credit-bail-rapides
  Two Rivers Car Share|two-rivers
  Moosehead Equipment Finance|moosehead-finance
  Locations Belle-Étoile|belle-etoile`;

const PRIVATE = `
  Abigail Frost|abigail.frost
  Benoît Chartrand|benoit.chartrand
  Chidi Eze|chidi.eze
  Delphine Marcoux|delphine.marcoux
  Emeka Obi|emeka.obi
  Fiona Gallagher-Stone|fiona.gs
  Gaston Leclair|gaston.leclair
  Hina Qureshi|hina.qureshi
  Ingrid Solberg|ingrid.solberg
  Jérôme Villeneuve|jerome.villeneuve
  Kateri Stonefish|kateri.stonefish
  Lars Petersen|lars.petersen
  Mei-Ling Fong|meiling.fong
  Noémie Desrochers|noemie.desrochers
  Oksana Bilyk|oksana.bilyk
  Pascal Thériault|pascal.theriault
  Quentin Ashford|quentin.ashford
  Rosalie Doucette|rosalie.doucette`;

function customersOf(kind: CustomerKind, lines: string): SampleCustomer[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', box = ''] = line.trim().split('|');
      const mail = kind === 'private' ? `${box}@example.net` : `transport@${box}.example`;
      return { name, kind, mail, isBlacklisted: name === BLACKLISTED };
    });
}

export const SAMPLE_CUSTOMERS: readonly SampleCustomer[] = [
  ...customersOf('dealer', DEALERS),
  ...customersOf('auction', AUCTIONS),
  ...customersOf('leasing', LEASING),
  ...customersOf('private', PRIVATE),
];
