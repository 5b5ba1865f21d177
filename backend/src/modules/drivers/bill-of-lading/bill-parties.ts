import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Block, Fact, Phrase } from '../../../papers/paper';
import type { Carrier } from '../../base/company/carrier';
import type { JobAnswer } from '../../jobs/job.schema';
import { asIs, known, type BillVoice } from './bill-voice';
import type { BillWords } from './words/bill-words';

type Facts = Extract<Block, { kind: 'facts' }>;

/** Consignor, consignee, carrier, and both places. */
export function partyBlocks(job: JobAnswer, carrier: Carrier, voice: BillVoice): Facts[] {
  return [
    boxes(shipper(job, voice), consignee(job, voice)),
    boxes(place(job, 'pickup', voice), place(job, 'dropoff', voice)),
    boxes(carrierBox(carrier, voice), driver(job, voice)),
  ];
}

function boxes(...facts: readonly Fact[]): Facts {
  return { kind: 'facts', facts };
}

function fact(
  voice: BillVoice,
  choose: (words: BillWords) => string,
  lines: readonly Phrase[],
): Fact {
  return { label: voice.say(choose), lines: lines.length > 0 ? lines : [voice.say(unknown)] };
}

const unknown = (words: BillWords) => words.unknown;

function labelled(
  voice: BillVoice,
  choose: (words: BillWords) => string,
  value: string | null,
): Phrase[] {
  return value === null ? [] : [asIs(`${voice.plain(choose)}${voice.colon} ${value}`)];
}

function shipper(job: JobAnswer, voice: BillVoice): Fact {
  const { customer } = job;
  const lines = customer
    ? known(customer.name, customer.address, townOf(customer), customer.phone)
    : known(job.pickupContactName, job.pickupContactPhone);
  return fact(voice, (words) => words.shipper, lines);
}

function consignee(job: JobAnswer, voice: BillVoice): Fact {
  const lines = known(job.dropoffContactName, job.dropoffContactPhone);
  return fact(voice, (words) => words.consignee, lines);
}

function place(job: JobAnswer, side: Side, voice: BillVoice): Fact {
  const town = townOf({
    city: job[`${side}City`],
    province: job[`${side}Province`],
    postalCode: job[`${side}PostalCode`],
  });
  const lines = [
    ...known(job[`${side}Address`], town),
    ...known([job[`${side}ContactName`], job[`${side}ContactPhone`]].filter(Boolean).join(', ')),
    ...labelled(voice, (words) => words.siteContact, job[`${side}SiteContactName`]),
  ];
  return fact(voice, (words) => (side === 'pickup' ? words.origin : words.destination), lines);
}

function carrierBox(carrier: Carrier, voice: BillVoice): Fact {
  const { name, address, phone, email, nsc, cvor, nir } = carrier;
  return fact(voice, (words) => words.carrier, [
    ...known(name, address, townOf(carrier), phone, email),
    ...labelled(voice, (words) => words.nsc, nsc),
    ...labelled(voice, (words) => words.cvor, cvor),
    ...labelled(voice, (words) => words.nir, nir),
  ]);
}

function driver(job: JobAnswer, voice: BillVoice): Fact {
  const lines = known(job.driver?.name, job.driver?.phone);
  const dates = [
    dated(voice, (words) => words.pickupDate, job.preferredPickupDate),
    dated(voice, (words) => words.delivered, job.completedAt && voice.moment(job.completedAt)),
  ];
  return fact(voice, (words) => words.driver, [...lines, ...dates.flat()]);
}

function dated(voice: BillVoice, choose: (words: BillWords) => string, value: string | null) {
  return value === null ? [] : [[...voice.say(choose), ...asIs(value)]];
}

/** 'Montréal QC  H4B 2L7', as Canada Post writes it. */
function townOf(place: {
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
}): string {
  const town = [place.city, place.province].filter(Boolean).join(' ');
  return [town, place.postalCode].filter(Boolean).join('  ');
}
