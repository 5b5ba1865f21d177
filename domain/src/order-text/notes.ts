import { recogniseHead } from '../imports/heads';
import { TEXT_MAX } from '../limits';
import { fold } from '../text/search-words';
import type { Found } from './found';
import type { OrderLine } from './order-lines';
import type { SidedLine } from './sides';

/** Words without meaning once the values between them were read. */
const FILLING = new Set(
  (
    'a an and are as at be below by can could do for following from get have hello help hi hey i in is it its like me my need needs ' +
    'of on one or our please picked pick pickup up quote ready request requested see some that the them there these they this to ' +
    'transport transportation ship shipping move moved us vehicle vehicles car cars unit units truck we will with would you your ' +
    'deliver delivered delivery drop off load vin vins number no order new good morning afternoon going thanks thank here ' +
    'po ref reference date available after later must than arrange kindly both each next two three following there team everyone all dear just also ' +
    'price prix rate tarif agreed convenu total each ea per chacun chacune chaque plus tax taxes ' +
    'au aux avec avez besoin bonjour bonsoir allo ca ce ces cette d de demande des du en est et faire faut il ils j je l la le les ' +
    'leur livraison livrer livre livree lot ma me mes mon merci n nous notre nos ou par pour pouvez qu que qui ramassage ramasser s ' +
    'se si sont sur svp transporter un une unite unites vehicule vehicules voici voiture voitures vos votre vous y niv pret prete ' +
    'commande bon aimerions voudrions veuillez aurais aurait serait possible il plait cueillette deux trois suivant suivants ' +
    'salut doit etre tard suit suivante partir aimerais faire transport chez depart destination demander client peux tu te toi occuper'
  ).split(' '),
);
const FEWEST_WORDS = 2;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day)|bonjour|bonsoir|salut|allo)(?: [\p{L}.'-]{1,30}){0,3}[\s,!.]*$/u;
/** Drivers read the instructions and may not see prices. */
const MONEY = /\$ ?\d|\d ?\$|(?<!\p{L})(?:cad|usd)(?!\p{L})/iu;

/** A line that the form has no place for, and why. */
export interface LeftOut {
  readonly text: string;
  readonly why: 'price' | 'length';
}

/** Keeps unread text that may matter: whole lines, in their order. Returns the lines that cannot be kept. */
export function findNotes(
  source: string,
  lines: readonly SidedLine[],
  heads: ReadonlySet<OrderLine>,
  found: Found,
): readonly LeftOut[] {
  const taken = found.marks.map(({ from, to }) => [from, to] as const);
  const notes: SidedLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const line of lines) {
    if (line.zone !== 'body' || line.text.trim() === '' || heads.has(line)) continue;
    const isTitle = line.part !== null && line.label === null;
    if (isTitle || GREETING.test(fold(line.text).trim())) continue;
    const column = line.label === null ? null : recogniseHead('jobs', line.label);
    if (column === 'price' || MONEY.test(line.text)) {
      if (isWorthKeeping(line, taken)) leftOut.push({ text: line.text.trim(), why: 'price' });
      continue;
    }
    if (column === 'specialInstructions') {
      if (line.value !== '') notes.push({ ...line, text: line.value });
      continue;
    }
    if (isWorthKeeping(line, taken)) notes.push(line);
  }
  let kept = '';
  for (const line of notes) {
    const text = line.text.trim();
    const longer = kept === '' ? text : `${kept}\n${text}`;
    if (longer.length > TEXT_MAX.specialInstructions) leftOut.push({ text, why: 'length' });
    else {
      kept = longer;
      found.mark('specialInstructions', source, text, line.at);
    }
  }
  if (kept !== '') found.fields.specialInstructions = kept;
  return leftOut;
}

function isWorthKeeping(line: OrderLine, taken: readonly (readonly [number, number])[]): boolean {
  const { text, at } = line;
  let rest = '';
  let place = 0;
  const inside = taken
    .filter(([from, to]) => to > at && from < at + text.length)
    .sort(([one], [other]) => one - other);
  for (const [from, to] of inside) {
    rest += `${text.slice(place, Math.max(place, from - at))} `;
    place = Math.max(place, to - at);
  }
  rest += text.slice(place);
  const isRead = inside.length > 0;
  // A label belongs to the value after it.
  if (isRead && line.label !== null) rest = rest.slice(rest.indexOf(':') + 1);
  const words = fold(rest)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const saying = words.filter((word) => !FILLING.has(word));
  if (line.label !== null && !isRead) return line.value !== '';
  return saying.length >= (isRead ? FEWEST_WORDS : 1) && words.length > 1;
}
