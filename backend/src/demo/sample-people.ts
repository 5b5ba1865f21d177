/** All people here are fictional. */
export interface SampleDriver {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const DRIVERS = `
  Marc-André Tremblay|416-555-0101
  Priya Sandhu|604-555-0102
  Étienne Gagnon|514-555-0103
  Joanne MacLeod|902-555-0104
  Lucas Bouchard|418-555-0105
  Owen Fitzgerald|709-555-0106
  Geneviève Lévesque|819-555-0107
  Harpreet Gill|905-555-0108
  Tomasz Nowak|204-555-0109
  Sarah Whitefeather|306-555-0110
  Daniel Okafor|403-555-0111
  François-Xavier Côté|450-555-0112`;

export const SAMPLE_DRIVERS: readonly SampleDriver[] = DRIVERS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', phone = ''] = line.trim().split('|');
    return { name, phone, email: `${mailbox(name)}@example.com` };
  });

/** 'Étienne Gagnon' becomes 'etienne.gagnon'. */
function mailbox(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
}

/** One for each office role; the admin exists already. */
export const SAMPLE_OFFICE = [
  { role: 'dispatcher', name: 'Camille Roberge', email: 'camille.roberge@example.com' },
  { role: 'billing', name: 'Anita Desrosiers', email: 'anita.desrosiers@example.com' },
  { role: 'viewer', name: 'Walter Lindqvist', email: 'walter.lindqvist@example.com' },
] as const;

/** The name of the sample service account. */
export const SAMPLE_PROGRAM = 'Orders of the web shop';

export const CONTACTS = [
  'Alain Thibault',
  'Beth Campbell',
  'Carlos Mendes',
  'Diane Poirier',
  'Farid Haddad',
  'Gordon Reid',
  'Hélène Fournier',
  'Isabelle Roy',
  'Jaswinder Dhillon',
  'Kevin Walsh',
  'Linh Tran',
  'Mathieu Pelletier',
  'Nadia Kowalchuk',
  'Olivier Caron',
  'Pat Morrison',
  'Renée Arsenault',
  'Steve Kim',
  'Véronique Lemay',
];

export const SITE_CONTACTS = [
  'Gatehouse',
  'Réception',
  'Yard office',
  'Service desk',
  'Bureau de la cour',
];

export const INSTRUCTIONS = [
  'Keys at the gatehouse. Call 30 minutes before arrival.',
  'Gate pass needed: show the PO number and your licence.',
  'One unit does not start: winch required.',
  'Closed on weekends. Deliveries until 4 p.m.',
  'Low clearance at the entrance, use the east gate.',
  'Two sets of keys per unit, note the odometer.',
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
