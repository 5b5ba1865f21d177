import type { NoticeFacts } from '@dispatch/domain/customer-notices/notice-text';

interface Carrier {
  readonly name: string;
  readonly phone: string | null;
}

/** A made-up job of the company, for the preview. */
export function sampleFacts({ name, phone }: Carrier): NoticeFacts {
  return {
    customer: 'Garage Bélanger',
    company: name,
    phone,
    reference: 'JOB-000123',
    po: 'PO-4711',
    vehicles: '2024 Kia Rio (KP042788), 2022 Honda Civic (1A2B3C4D)',
    from: 'Montréal QC',
    to: 'Toronto ON',
    date: '2026-03-31',
    link: `${window.location.origin}/track/…`,
  };
}
