import { recogniseHead } from '../imports/heads';
import { TEXT_MAX } from '../limits';
import { isEmail, normaliseEmail } from '../people/email';
import { formatPhone } from '../people/phone';
import { fold } from '../text/search-words';
import { KNOWN_MAKES } from '../vehicles/vin-make';
import { personIn } from './find-places';
import type { Found } from './found';
import type { OrderLine } from './order-lines';
import { EMAIL, PHONE } from './patterns';
import type { SidedLine } from './sides';

/** Words that mark a signature line as a company name. */
const COMPANY =
  /(?<!\p{L})(?:inc|ltd|ltee|limited|corp|llc|auto(?:s|mobiles?)?|motors?|dealership|group|groupe|leasing|location|rentals?|encans?|auctions?|concession\p{L}*|cars?|trucks?|camions?|fleet|vehicules?|logisti\p{L}*|import\p{L}*)(?!\p{L})/u;
const MAKES = new Set(KNOWN_MAKES.map(fold));
const LONGEST_NAME_LINE = 60;

/** The customer: from labels, else from the signature and the header of the e-mail. */
export function findCustomer(source: string, lines: readonly SidedLine[], found: Found): void {
  for (const line of lines)
    if (line.zone === 'body' && line.part === null) takeLabelled(source, line, found);
  const signature = firstSignature(lines);
  for (const line of signature) takeContact(source, line, found);
  const company = signature.find(({ text }) => isCompany(text));
  if (company) {
    const name =
      company.text
        .split(/[|•·\t]/)
        .find(isCompany)
        ?.trim() ?? company.text.trim();
    found.take('customerName', name.slice(0, TEXT_MAX.name), {
      source,
      text: name,
      from: company.at,
    });
  }
  const sender = lines.find(
    ({ zone, label }) => zone === 'head' && /^(?:from|de)$/.test(fold(label ?? '')),
  );
  if (sender) takeSender(source, sender, found);
}

/** The lines below the first closing phrase; quoted e-mails further down have signatures of other people. */
function firstSignature(lines: readonly OrderLine[]): readonly OrderLine[] {
  const start = lines.findIndex(({ zone }) => zone === 'close');
  if (start === -1) return [];
  const end = lines.findIndex(({ zone }, index) => index > start && zone !== 'close');
  return lines.slice(start, end === -1 ? undefined : end);
}

function takeLabelled(source: string, line: OrderLine, found: Found): void {
  const column = line.label === null ? null : recogniseHead('jobs', line.label);
  if (column !== 'customerName' && column !== 'customerEmail' && column !== 'customerPhone') return;
  takeContact(source, { ...line, text: line.value }, found);
  if (column !== 'customerName' || found.fields.customerName !== undefined) return;
  const [name = ''] = withoutContact(line.value).split(/[,;|\t]/);
  found.take('customerName', name.trim().slice(0, TEXT_MAX.name), {
    source,
    text: name.trim(),
    from: line.at,
  });
}

const withoutContact = (text: string) =>
  text
    .replace(new RegExp(`[<(]?${EMAIL.source}[>)]?`, 'u'), ' ')
    .replace(PHONE, ' ')
    .trim();

function takeContact(source: string, line: OrderLine, found: Found): void {
  const email = EMAIL.exec(line.text)?.[0];
  if (email !== undefined && isEmail(email))
    found.take('customerEmail', normaliseEmail(email), { source, text: email, from: line.at });
  const phone = PHONE.exec(line.text)?.[0];
  // A fax number is not for calls.
  if (phone !== undefined && !/(?:fax|télécopieur)\P{L}{0,4}\d/iu.test(line.text))
    found.take('customerPhone', formatPhone(phone), { source, text: phone, from: line.at });
}

function takeSender(source: string, line: OrderLine, found: Found): void {
  takeContact(source, { ...line, text: line.value }, found);
  const name = personIn(
    line.value
      .replaceAll('"', '')
      .replace(EMAIL, ' ')
      .replace(/[<>]/g, ' ')
      .split('[mailto', 1)[0] ?? '',
  );
  if (name !== null) found.take('customerName', name, { source, text: name, from: line.at });
}

function isCompany(text: string): boolean {
  const plain = fold(text).trim();
  if (plain.length > LONGEST_NAME_LINE || /[@:]|https?|www/.test(plain) || PHONE.test(plain))
    return false;
  const isName = COMPANY.test(plain) || plain.split(/[^\p{L}-]+/u).some((word) => MAKES.has(word));
  return isName && !/^\d/.test(plain) && !/^(?:sent|envoye)/.test(plain);
}
