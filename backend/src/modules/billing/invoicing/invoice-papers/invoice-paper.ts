import type { Block, Fact, Paper, Phrase, Sum } from '../../../../papers/paper';
import { known } from '../../../drivers/bill-of-lading/bill-voice';
import type { InvoiceAnswer } from '../invoices/invoice.schema';
import type { Parties, Seller } from '../invoices/parties';
import { addressLines, letterhead } from './letterhead';
import { PaperVoice, writtenLines } from './paper-voice';

export interface InvoiceSource {
  readonly invoice: InvoiceAnswer;
  readonly parties: Parties;
  /** The time of its content: the issue of an invoice, or the last change of a draft. */
  readonly asOf: Date;
  /** The invoice that a credit note corrects. */
  readonly corrected: string | null;
  readonly logo: Uint8Array | null;
}

/**
 * The PDF of an invoice, with everything a buyer needs to claim the tax back at each threshold: Input Tax Credit
 * Information (GST/HST) Regulations, section 3; Revenu Québec, "Preparing Invoices". It shows the state at issue, so no
 * payments.
 */
export function invoicePaper(source: InvoiceSource): Paper {
  const { invoice, parties } = source;
  const voice = new PaperVoice(invoice.language);
  const { words } = voice;
  const isDraft = invoice.status === 'draft';
  const title = titleOf(invoice, voice);
  return {
    title,
    language: invoice.language,
    createdAt: source.asOf,
    name: title,
    page: words.page,
    ...(isDraft ? { mark: words.draftMark } : {}),
    blocks: [
      letterhead(parties.seller, source.logo, voice),
      { kind: 'title', phrase: voice.say(title) },
      { kind: 'facts', facts: numberFacts(source, voice) },
      { kind: 'facts', facts: partyFacts(source, voice), after: 12 },
      lineTable(invoice, voice),
      sumsBlock(invoice, parties.seller, voice),
      ...remarks(source, voice),
    ],
  };
}

function titleOf({ kind, status, reference }: InvoiceAnswer, { words }: PaperVoice): string {
  if (status === 'draft') return words.draft;
  const name = kind === 'credit-note' ? words.creditNote : words.invoice;
  return `${name} ${reference ?? ''}`;
}

function numberFacts({ invoice, corrected }: InvoiceSource, voice: PaperVoice): Fact[] {
  const { words } = voice;
  const fact = (label: string, text: string | null): Fact => ({
    label: voice.say(label),
    lines: [[{ text: text ?? '—' }]],
  });
  const numbered = [fact(words.number, invoice.reference), fact(words.date, invoice.invoiceDate)];
  if (invoice.kind === 'credit-note') return [...numbered, fact(words.takesBack, corrected)];
  return [
    ...numbered,
    fact(words.terms, words.netDays(invoice.termsDays)),
    fact(words.dueDate, invoice.dueDate),
  ];
}

function partyFacts({ invoice, parties }: InvoiceSource, voice: PaperVoice): Fact[] {
  const { words } = voice;
  const { billTo, exemptCertificate } = parties;
  const { periodFrom, periodTo, poNumber } = invoice;
  const more: Phrase[] = [
    ...(poNumber === null ? [] : [voice.labelled(words.poNumber, poNumber)]),
    ...(periodFrom === null || periodTo === null
      ? []
      : [voice.labelled(words.period, `${periodFrom} – ${periodTo}`)]),
    ...(exemptCertificate === null
      ? []
      : [voice.labelled(words.exemptCertificate, exemptCertificate)]),
  ];
  const buyer = {
    label: voice.say(words.billTo),
    lines: [[{ text: billTo.name }], ...addressLines(billTo)],
  };
  return more.length === 0 ? [buyer] : [buyer, { label: voice.say(words.references), lines: more }];
}

/** The text below the sums: why no tax is charged, terms, how to pay, and the note. */
function remarks({ invoice, parties }: InvoiceSource, voice: PaperVoice): Block[] {
  const { words } = voice;
  const { seller, exemptCertificate } = parties;
  const isZeroRated = invoice.lines.some(
    ({ carriage }) => carriage === 'international' || carriage === 'interline',
  );
  const isCredit = invoice.kind === 'credit-note';
  return [
    ...(exemptCertificate === null ? [] : text(`${words.exempt} ${exemptCertificate}.`, voice)),
    ...(isZeroRated && exemptCertificate === null ? text(words.zeroRated, voice) : []),
    ...(isCredit ? [] : settled(seller, voice)),
    ...section(isCredit ? words.reason : words.note, invoice.note, voice),
  ];
}

function settled({ interestText, remittance }: Seller, voice: PaperVoice): Block[] {
  return [
    ...(interestText === null ? [] : text(interestText, voice)),
    ...section(voice.words.remittance, remittance, voice),
  ];
}

function section(label: string, written: string | null, voice: PaperVoice): Block[] {
  if (written === null) return [];
  return [{ kind: 'heading', phrase: voice.say(label), following: 14 }, ...text(written, voice)];
}

function text(written: string, voice: PaperVoice): Block[] {
  return writtenLines(written).map((line) => ({ kind: 'text', phrase: voice.say(line) }));
}

type Line = InvoiceAnswer['lines'][number];

/** A row for each line, with its route and the customer's reference numbers. */
function lineTable(invoice: InvoiceAnswer, voice: PaperVoice): Block {
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

/** Subtotal, each tax with its rate, base and registration number, total, and the amount due at issue. */
function sumsBlock(invoice: InvoiceAnswer, seller: Seller, voice: PaperVoice): Block {
  const { words } = voice;
  const sum = (label: string, dollars: number, isStrong = false): Sum => ({
    label: voice.say(label),
    amount: voice.say(voice.money(dollars)),
    isStrong,
  });
  const taxes = invoice.taxes.map(({ name, province, rate, base, amount }) => {
    const number = name === 'QST' ? seller.qstNumber : seller.gstNumber;
    const of = name === 'HST' && province !== null ? ` (${province})` : '';
    const registered = number === null ? '' : ` · ${words.registration} ${number}`;
    const on = `${voice.percent(rate)} ${words.taxOn} ${voice.money(base)}`;
    return sum(`${words.taxes[name]}${of} ${on}${registered}`, amount);
  });
  const { subtotal, total } = invoice;
  const owed =
    invoice.kind === 'credit-note'
      ? [sum(words.credited, total, true)]
      : [sum(words.total, total, true), sum(words.paid, 0), sum(words.balance, total, true)];
  return { kind: 'sums', sums: [sum(words.subtotal, subtotal), ...taxes, ...owed] };
}
