import { AGES } from '@dispatch/domain/invoices/aging';
import { toDollars } from '@dispatch/domain/text/money';
import type { Block, Fact, Paper, Phrase } from '../../../../papers/paper';
import type { Letterhead, Party } from '../invoices/parties';
import type { ReceivableAnswer } from '../payments/payment.schema';
import { addressLines, letterhead } from './letterhead';
import type { PaperVoice } from './paper-voice';
import type { Period, StatementEntry } from './statement.queries';

export interface StatementSource extends Period {
  readonly seller: Letterhead;
  readonly customer: Party;
  readonly openingCents: number;
  readonly entries: readonly StatementEntry[];
  /** As of today. Null for a customer without debt or credit. */
  readonly receivable: Omit<ReceivableAnswer, 'customerId' | 'customerName'> | null;
  readonly today: string;
  readonly logo: Uint8Array | null;
}

/** A customer's charges and payments in a period, with the balance after each, and the aging as of today. */
export function statementPaper(source: StatementSource, voice: PaperVoice): Paper {
  const { words, language } = voice;
  const { seller, customer, from, to, today } = source;
  return {
    title: words.statement,
    language,
    createdAt: new Date(`${today}T00:00:00.000Z`),
    name: words.statement,
    page: words.page,
    blocks: [
      letterhead(seller, source.logo, voice),
      { kind: 'title', phrase: voice.say(words.statement) },
      {
        kind: 'facts',
        facts: [
          {
            label: voice.say(words.customer),
            lines: [[{ text: customer.name }], ...addressLines(customer)],
          },
          fact(words.from, from, voice),
          fact(words.to, to, voice),
        ],
        after: 12,
      },
      entryTable(source, voice),
      ...(source.entries.length > 0
        ? []
        : [{ kind: 'text', phrase: voice.say(words.nothing) } as const]),
      ...aging(source, voice),
    ],
  };
}

function fact(label: string, text: string, voice: PaperVoice): Fact {
  return { label: voice.say(label), lines: [[{ text }]] };
}

function entryTable(source: StatementSource, voice: PaperVoice): Block {
  const { words } = voice;
  const amounts = { width: 0.155, align: 'right' } as const;
  let balance = source.openingCents;
  const dollars = (cents: number) => voice.say(voice.money(toDollars(cents)));
  const line = (day: string, document: string) => [[voice.say(day)], [voice.say(document)]];
  const rows: Phrase[][][] = source.entries.map((entry) => {
    balance += entry.cents;
    const cents = [dollars(Math.abs(entry.cents))];
    return [
      ...line(entry.day, documentOf(entry, voice)),
      [voice.say(entry.dueDate ?? '')],
      ...(entry.cents > 0 ? [cents, [voice.say('')]] : [[voice.say('')], cents]),
      [dollars(balance)],
    ];
  });
  const nothing = [[voice.say('')], [voice.say('')], [voice.say('')]];
  return {
    kind: 'table',
    columns: [
      { label: voice.say(words.date), width: 0.12 },
      { label: voice.say(words.document), width: 0.295 },
      { label: voice.say(words.due), width: 0.12 },
      { label: voice.say(words.charged), ...amounts },
      { label: voice.say(words.received), ...amounts },
      { label: voice.say(words.owedAfter), ...amounts },
    ],
    rows: [
      [...line(source.from, words.opening), ...nothing, [dollars(source.openingCents)]],
      ...rows,
      [...line(source.to, words.closing), ...nothing, [dollars(balance)]],
    ],
  };
}

function documentOf({ kind, reference }: StatementEntry, { words }: PaperVoice): string {
  const names = {
    invoice: words.invoice,
    'credit-note': words.creditNote,
    payment: words.payment,
    'payment-undone': words.paymentUndone,
    'write-off': words.writeOff,
    'write-off-undone': words.writeOffUndone,
  };
  return `${names[kind]} ${reference ?? ''}`.trim();
}

function aging({ receivable, today }: StatementSource, voice: PaperVoice): Block[] {
  const { words } = voice;
  const ages = AGES.map((age) => fact(words.ages[age], voice.money(receivable?.[age] ?? 0), voice));
  return [
    { kind: 'heading', phrase: voice.say(`${words.agingOn} ${today}`), following: 40 },
    {
      kind: 'facts',
      facts: [...ages, fact(words.credit, voice.money(receivable?.credit ?? 0), voice)],
    },
  ];
}
