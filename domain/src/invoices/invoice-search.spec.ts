import { jobSearchQuery, matchesWords } from '../text/search-words';
import { invoiceSearchText } from './invoice-search';

const TEXT = invoiceSearchText({
  number: 123,
  reference: 'FAC-000123',
  corrects: 'FAC-000077',
  customerName: 'Garage Bélanger',
  poNumber: 'PO-4711',
  jobs: [
    {
      id: 45,
      poNumber: 'J-88',
      vehicles: [
        { vin: '1HGCM82633A004352', vinLast8: '3A004352', poNumber: 'V/99' },
        { vin: null, vinLast8: 'AB123456', poNumber: null },
      ],
    },
    { id: 46, poNumber: null, vehicles: [] },
  ],
});

test.each([
  ...['FAC-000123', 'fac123', 'FAC000123', '000123', '123', 'FAC-123', 'fac-77'],
  ...['belanger', 'Garage Bél', 'PO-4711', 'po4711', 'J-88', 'v99'],
  ...['JOB-000045', 'job 46', '45', '1HGCM82633A004352', '004352', '4352', 'AB123456', '3456'],
])('%j finds the invoice', (query) => {
  expect(matchesWords(TEXT, jobSearchQuery(query) ?? ['nothing'])).toBe(true);
});

test.each(['FAC-000124', 'job 51', 'tremblay', 'HGCM', 'null'])('%j does not match', (query) => {
  expect(matchesWords(TEXT, jobSearchQuery(query) ?? ['nothing'])).toBe(false);
});
