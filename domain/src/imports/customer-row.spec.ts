import { readCustomerRow } from './customer-row';

test('converts a row to a customer and splits its address', () => {
  const row = {
    name: 'Garage Bélanger',
    email: 'Office@Example.com',
    address: '12 Main St, Laval QC H7A 1A1',
    phone: '1 (514) 555-0142 ext. 7',
  };
  expect(readCustomerRow(row)).toEqual({
    problems: [],
    customer: {
      name: 'Garage Bélanger',
      contactName: null,
      email: 'office@example.com',
      phone: '514-555-0142 x7',
      address: '12 Main St',
      city: 'Laval',
      province: 'QC',
      postalCode: 'H7A 1A1',
    },
  });
});

test.each([
  [{ email: 'a@example.com' }, 'name name_required'],
  [{ name: 'TBD' }, 'name name_required'],
  [{ name: 'A', email: 'nobody' }, 'email contact_email'],
  [{ name: 'A', postalCode: '12345-6789' }, 'postalCode too_long'],
])('%j is invalid: %s', (row, problem) => {
  const { problems } = readCustomerRow(row);
  expect(problems.map(({ column, code }) => `${column} ${code}`)).toEqual([problem]);
});
