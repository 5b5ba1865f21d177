import type { NoticeFacts } from '@dispatch/domain/customer-notices/notice-text';
import type { Language } from '@dispatch/domain/text/language';
import { dayInWords } from '@dispatch/domain/time/day-in-words';

interface Carrier {
  readonly name: string;
  readonly phone: string | null;
}

/** A sample job of the company for the preview. */
export function sampleFacts({ name, phone }: Carrier, language: Language): NoticeFacts {
  return {
    customer: 'Garage Bélanger',
    company: name,
    phone,
    reference: 'JOB-000123',
    po: 'PO-4711',
    vehicles: '2024 Kia Rio (KP042788), 2022 Honda Civic (1A2B3C4D)',
    from: 'Montréal QC',
    to: 'Toronto ON',
    date: dayInWords('2026-03-31', language),
    link: `${window.location.origin}/track/…`,
  };
}
