import type { Block, Phrase } from '../../../../papers/paper';
import { known } from '../../../drivers/bill-of-lading/bill-voice';
import type { InvoiceAnswer } from '../invoices/invoice.schema';
import type { PaperVoice } from './paper-voice';

type Line = InvoiceAnswer['lines'][number];

/** A row for each line, with its route and the customer's reference numbers. */
export function lineTable(invoice: InvoiceAnswer, voice: PaperVoice): Block {
  const { words } = voice;
  const amounts = { align: 'right' } as const;
  return {
    kind: 'table',
    columns: [
      { label: voice.say(words.lineNumber), width: 0.06 },
      { label: voice.say(words.description), width: 0.55 },
      { label: voice.say(words.quantity), width: 0.1, ...amounts },
      { label: voice.say(words.unitPrice), width: 0.14, ...amounts },
      { label: voice.say(words.amount), width: 0.15, ...amounts },
    ],
    rows: invoice.lines.map((line, at) => [
      [voice.say(String(at + 1))],
      descriptionOf(line, invoice, voice),
      [voice.say(quantityOf(line, voice))],
      [voice.say(line.unit === 'percent' ? voice.percent(line.price) : voice.money(line.price))],
      [voice.say(voice.money(line.amount))],
    ]),
  };
}

function quantityOf({ unit, quantity }: Line, voice: PaperVoice): string {
  if (unit === 'percent') return '';
  return `${voice.number(quantity)} ${voice.words.units[unit]}`.trim();
}

function descriptionOf(
  line: Line,
  { poNumber, exemptCertificate }: InvoiceAnswer,
  voice: PaperVoice,
): Phrase[] {
  const { words } = voice;
  const { vin, carriage, taxable, deliveredOn, jobReference } = line;
  const way = [place(line.pickupCity, line.origin), place(line.dropoffCity, line.destination)];
  const ownPo = line.poNumber === poNumber ? null : line.poNumber;
  const facts = [
    vin === null || line.description.includes(vin) ? null : `${words.vin} ${vin}`,
    jobReference,
    ownPo === null ? null : `${words.po} ${ownPo}`,
  ].filter((fact) => fact !== null);
  const route = way.filter((end) => end !== '').join(' – ');
  const delivery = deliveredOn === null ? '' : `${words.deliveredOn} ${deliveredOn}`;
  return [
    voice.say(line.description),
    ...known(facts.join(' · '), [route, delivery].filter((part) => part !== '').join(' · ')),
    ...(carriage === 'domestic' ? [] : [voice.say(words.carriages[carriage])]),
    ...(taxable || exemptCertificate !== null ? [] : [voice.say(words.notTaxable)]),
  ];
}

function place(city: string | null, province: string | null): string {
  if (city === null) return province ?? '';
  return province === null ? city : `${city} (${province})`;
}
