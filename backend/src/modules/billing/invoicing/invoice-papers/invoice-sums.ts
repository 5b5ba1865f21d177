import type { Block, Sum } from '../../../../papers/paper';
import type { InvoiceAnswer } from '../invoices/invoice.schema';
import type { Seller } from '../invoices/parties';
import type { PaperVoice } from './paper-voice';

/** Subtotal, each tax with its rate, base and registration number, total, and the amount due at issue. */
export function sumsBlock(invoice: InvoiceAnswer, seller: Seller, voice: PaperVoice): Block {
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
