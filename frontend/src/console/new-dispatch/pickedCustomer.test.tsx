import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { customer, serveDispatch } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal } from '../../testing/answers/server';

/** Two companies with the same name and no e-mail, which differ only by place. */
const toronto = { ...customer, email: null };
const laval = { ...toronto, id: 8, contactName: null, phone: '450-555-0188', city: 'Laval' };
const LISTS = {
  '/api/customers/search': () => HttpResponse.json([toronto, laval]),
  '/api/others': ({ request }: { request: Request }) =>
    HttpResponse.json(request.url.endsWith('/api/customers/8') ? laval : []),
};

const section = () => within(screen.getByRole('region', { name: 'Customer Information' }));
const field = (label: string) => section().getByLabelText(label);

async function pickLaval(answers = {}) {
  const { sent } = serveDispatch({ ...LISTS, ...answers });
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  await view.person.type(field('Customer Name'), 'maple');
  await view.person.click(await screen.findByRole('option', { name: /Laval/ }));
  const save = async () => {
    await view.person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
    await screen.findByText('Dispatch job created successfully!');
    const [upserted, , job] = sent.map(({ body }) => body);
    return { upserted, job };
  };
  return { ...view, save };
}

test('gets the job despite another customer of the same name', async () => {
  const { save } = await pickLaval();
  const { upserted, job } = await save();
  expect(upserted).toEqual({ id: 8, email: null, phone: null });
  expect(job).toMatchObject({ customerId: 8 });
});

test('updates changed values and does not erase emptied ones', async () => {
  const { person, save } = await pickLaval();
  await person.type(field('Email'), 'office@maple.example');
  await person.clear(field('Phone'));
  const { upserted, job } = await save();
  expect(upserted).toEqual({ id: 8, email: 'office@maple.example', phone: null });
  expect(job).toMatchObject({ customerId: 8 });
});

test('stays picked while the name differs only in case and blanks', async () => {
  const { person, save } = await pickLaval();
  await person.type(field('Customer Name'), ' ');
  const { upserted } = await save();
  expect(upserted).toEqual({ id: 8, email: null, phone: null });
});

test('is released by another name, clearing its own e-mail and phone', async () => {
  const { person, save } = await pickLaval();
  await person.type(field('Email'), 'office@maple.example');
  await person.type(field('Customer Name'), ' North');
  expect(field('Phone')).toHaveValue('');
  const { upserted, job } = await save();
  expect(upserted).toEqual({
    name: 'Maple Motors North',
    email: 'office@maple.example',
    phone: null,
  });
  expect(job).toMatchObject({ customerId: 7 });
});

test('causes an error at the name when deleted in the meantime', async () => {
  const details = [
    { field: 'id', code: 'unknown_customer', message: 'must be an existing customer' },
  ];
  const { person } = await pickLaval({
    '/api/customers/upsert': () => refusal(400, 'validation_failed', 'Not valid.', details),
  });
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  await screen.findByText('Failed to create dispatch job: Not valid.');
  expect(field('Customer Name')).toHaveAccessibleDescription(/Must be an existing customer/);
});

test('stays picked over a reload', async () => {
  const { save, unmount } = await pickLaval();
  unmount();
  await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByDisplayValue('Maple Motors');
  const { upserted } = await save();
  expect(upserted).toEqual({ id: 8, email: null, phone: null });
});
