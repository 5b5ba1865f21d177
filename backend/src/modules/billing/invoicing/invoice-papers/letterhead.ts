import type { Block, Phrase } from '../../../../papers/paper';
import { known } from '../../../drivers/bill-of-lading/bill-voice';
import type { Letterhead, Party } from '../invoices/parties';
import type { PaperVoice } from './paper-voice';

type SellerFacts = Omit<Letterhead, 'logoHash'>;

/** The company with its registration numbers, which buyers need to claim the tax back. */
export function letterhead(seller: SellerFacts, logo: Uint8Array | null, voice: PaperVoice): Block {
  const { words, language } = voice;
  const { name, gstNumber, qstNumber } = seller;
  return {
    kind: 'letterhead',
    name: [{ text: name }],
    lines: [
      ...addressLines(seller),
      ...known([seller.phone, seller.email].filter((text) => text !== null).join(' · ')),
      ...(gstNumber === null ? [] : [voice.labelled(words.gstNumber, gstNumber)]),
      ...(qstNumber === null ? [] : [voice.labelled(words.qstNumber, qstNumber)]),
    ],
    logo: logo === null ? null : { alt: `${words.logoOf} ${name}`, language, image: logo },
  };
}

export function addressLines({ address, city, province, postalCode }: Party): Phrase[] {
  const town = [city, province, postalCode].filter((part) => part !== null).join(' ');
  return known(address, town);
}
