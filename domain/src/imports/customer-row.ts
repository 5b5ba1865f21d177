import { TEXT_MAX } from '../limits';
import { isTbd, type CustomerFields } from '../people/customer';
import { readEmail, readPhone } from './contacts';
import { undamaged } from './damaged-cells';
import type { RowTexts } from './fields';
import { readPlace } from './places';
import { type ReadProblem, RowProblems } from './problems';

export interface ReadCustomer {
  /** The name is empty if it is invalid. */
  readonly customer: CustomerFields;
  readonly problems: readonly ReadProblem[];
}

export function readCustomerRow(cells: RowTexts): ReadCustomer {
  const problems = new RowProblems();
  const texts = undamaged(cells, problems);
  const name = problems.text('name', texts.name, TEXT_MAX.name);
  if (texts.name === undefined || isTbd(name)) problems.error('name', 'name_required');
  const place = readPlace(
    texts,
    { address: 'address', city: 'city', province: 'province', postalCode: 'postalCode' },
    problems,
  );
  const customer = {
    name: name ?? '',
    contactName: problems.text('contactName', texts.contactName, TEXT_MAX.contactName),
    email: readEmail('email', texts.email, problems),
    phone: readPhone('phone', texts.phone, problems),
    ...place,
  };
  return { customer, problems: problems.list };
}
