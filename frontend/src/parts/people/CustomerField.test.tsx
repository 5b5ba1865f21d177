import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useForm } from 'react-hook-form';
import { refusal, server } from '../../testing/answers/server';
import { makeCustomer } from '../../testing/recordSamples';
import { renderPart } from '../../testing/render';
import { typeSlowly } from '../../testing/typeSlowly';
import { CustomerField } from './CustomerField';

const acme = makeCustomer(1, { name: 'Acme Sample Autos' });

function Form() {
  const { control } = useForm<{ customerId: number | null }>({
    defaultValues: { customerId: null },
  });
  return <CustomerField control={control} name="customerId" label="Customer" noneLabel="Nobody" />;
}

/** The search for each text: the customers found, or null for a failure. */
async function open(answers: Record<string, readonly (typeof acme)[] | null>) {
  server.use(
    http.get('*/api/customers/search', ({ request }) => {
      const found = answers[new URL(request.url).searchParams.get('q') ?? ''];
      return found ? HttpResponse.json(found) : refusal(500, 'internal', 'Something failed.');
    }),
  );
  const view = await renderPart(<Form />);
  return { ...view, field: screen.getByRole('combobox', { name: 'Customer' }) };
}

test('a failed search says so and offers no customer of an earlier one', async () => {
  const { person, field } = await open({ ac: [acme], acm: null });
  await person.clear(field);
  typeSlowly(field, 'ac');
  expect(await screen.findByRole('option', { name: /Acme Sample Autos/ })).toBeVisible();
  typeSlowly(field, 'm');
  expect((await screen.findAllByText('This could not be loaded')).at(-1)).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByText('No matches found')).toBeNull();
});

test('an empty answer says that nothing matches', async () => {
  const { person, field } = await open({ xyz: [] });
  await person.clear(field);
  typeSlowly(field, 'xyz');
  expect((await screen.findAllByText('No matches found')).at(-1)).toBeVisible();
});
