import { recogniseHead } from '../imports/heads';
import { TEXT_MAX } from '../limits';
import { fold } from '../text/search-words';
import { isVinInput, normaliseVin } from '../vehicles/vin';
import type { Found } from './found';
import type { OrderLine } from './order-lines';

/** Words before a number of the customer, the most reliable first. */
const WORDS = [
  'p\\.?o\\.?|purchase order|bon de commande|b\\.?c\\.?',
  'ref(?:erence)?|réf(?:érence)?|order|commande|work order|load|release|dossier|file|booking|réservation',
];
const NUMBER = `\\.?(?: ?(?:no|n[o°º]|num(?:ber|éro)|nbr)\\.?)? ?[#:]{0,2} ?#?([A-Z0-9][A-Z0-9/_-]{2,30})(?![\\p{L}\\p{N}])`;
const REFERENCES = WORDS.map(
  (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})${NUMBER}`, 'giu'),
);

/** The customer's order number: after its label, else after a word for it, also in the subject. */
export function findReference(source: string, lines: readonly OrderLine[], found: Found): void {
  for (const line of lines) {
    if (line.zone !== 'body' || line.label === null) continue;
    if (recogniseHead('jobs', withoutSign(line.label)) !== 'poNumber') continue;
    const text = line.value.replace(/^#\s?/, '');
    if (text.length > TEXT_MAX.poNumber || !/\d/.test(text) || text.split(' ').length > 3) continue;
    if (found.take('poNumber', text, { source, text, from: line.at })) return;
  }
  for (const pattern of REFERENCES)
    for (const line of lines) {
      if (line.zone === 'skip' || line.zone === 'close' || isOfNoOrder(line)) continue;
      for (const { 1: text = '', index } of line.text.matchAll(pattern)) {
        if (!/\d/.test(text) || isVin(text) || isDay(text)) continue;
        if (found.take('poNumber', text, { source, text, from: line.at + index })) return;
      }
    }
}

const withoutSign = (label: string) => label.replace(/[#°º]/g, '').replace(/\.$/, '').trim();
const isVin = (text: string) => normaliseVin(text).length === 17 && isVinInput(text);
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text);
const isOfNoOrder = ({ zone, label }: OrderLine) =>
  zone === 'head' && !/^(?:subject|objet|sujet|re|tr|fwd?)$/.test(fold(label ?? ''));
