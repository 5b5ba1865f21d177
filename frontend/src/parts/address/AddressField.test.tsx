import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { renderPart } from '../../testing/render';
import { company } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { typeSlowly } from '../../testing/typeSlowly';
import { addressLine, type Address } from './fullAddress';
import { AddressField } from './AddressField';

const picked: Address[] = [];
const asked: string[] = [];

function Probe() {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="address">Address</label>
      <AddressField
        ids={{ id: 'address', 'aria-describedby': undefined, 'aria-invalid': false }}
        value={value}
        onChange={setValue}
        onPick={(address) => picked.push(address)}
        maxLength={300}
      />
    </>
  );
}

const FROM_SERVER = {
  address: '1200 rue du Commerce',
  city: 'Montréal',
  province: 'QC',
  postalCode: '',
  country: 'Canada',
};
const ROW = '1200 rue du Commerce, Montréal, QC';

const COMPONENTS = [
  { types: ['subpremise'], longText: '5', shortText: '5' },
  { types: ['street_number'], longText: '1', shortText: '1' },
  { types: ['route'], longText: 'First Street', shortText: 'First St' },
  { types: ['locality', 'political'], longText: 'Toronto', shortText: 'Toronto' },
  { types: ['administrative_area_level_1'], longText: 'Ontario', shortText: 'ON' },
  { types: ['country'], longText: 'Canada', shortText: 'CA' },
  { types: ['postal_code'], longText: 'M5V 2T6', shortText: 'M5V 2T6' },
];

interface Fake {
  suggestions?: () => Promise<unknown>;
  details?: () => Promise<unknown>;
}

/** The map service's script as the page sees it after loading; records requests. */
function loadGoogle(fake: Fake = {}) {
  const requests: object[] = [];
  const toPlace = () => ({
    fetchFields:
      fake.details ?? (() => Promise.resolve({ place: { addressComponents: COMPONENTS } })),
  });
  const placePrediction = { placeId: 'p1', text: { text: '1 First Street, Toronto' }, toPlace };
  const places = {
    AutocompleteSessionToken: Object,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (request: object) => {
        requests.push(request);
        return fake.suggestions?.() ?? Promise.resolve({ suggestions: [{ placePrediction }] });
      },
    },
  };
  Object.assign(globalThis, { google: { maps: { places } } });
  return requests;
}

beforeEach(() => {
  picked.length = 0;
  asked.length = 0;
  server.use(
    http.get('*/api/addresses/suggest', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json([FROM_SERVER]);
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'google');
  for (const script of document.querySelectorAll('script')) script.remove();
});

async function type(text: string) {
  const { person } = await renderPart(<Probe />);
  const field = screen.getByLabelText('Address');
  await person.click(field);
  typeSlowly(field, text);
  return person;
}
const withKey = () =>
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, googleMapsApiKey: 'key' })),
  );

test('without a key our own server suggests after a pause in typing, and no script is loaded', async () => {
  const person = await type('rue');
  await person.click(await screen.findByRole('option', { name: ROW }));
  await waitFor(() => expect(picked).toEqual([FROM_SERVER]));
  expect(asked).toEqual(['rue']);
  expect(document.querySelector('script')).toBeNull();
});

test('a notice says that an unknown address is saved as typed', async () => {
  const person = await type('rue');
  await screen.findByRole('option', { name: ROW });
  expect(screen.queryByText(/^Address not recognized/)).toBeNull();
  server.use(http.get('*/api/addresses/suggest', () => HttpResponse.json([])));
  await person.type(screen.getByLabelText('Address'), ' neuve');
  expect(
    await screen.findByText('Address not recognized. It will be saved as typed.'),
  ).toBeVisible();
  await person.clear(screen.getByLabelText('Address'));
  expect(screen.queryByText(/^Address not recognized/)).toBeNull();
});

test('one character sends no request', async () => {
  const person = await type('r');
  await person.type(screen.getByLabelText('Address'), 'u');
  await screen.findByRole('option', { name: ROW });
  expect(asked).toEqual(['ru']);
});

test('with a key the script is requested with it, and a failure is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  withKey();
  await renderPart(<Probe />);
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
    if (!found) throw new Error('The script is not asked for yet');
    return found;
  });
  const address = new URL(script.src);
  expect(address.searchParams.get('key')).toBe('key');
  expect(address.searchParams.get('libraries')).toBe('places');
  // The loader retries three times with growing delays.
  vi.useFakeTimers();
  try {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      document.querySelector('script')?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(20_000);
    }
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('The maps script failed to load', expect.anything()),
  );
  expect(screen.getByLabelText('Address')).toBeEnabled();
});

test('the map service suggests addresses in Canada and fills every part', async () => {
  const requests = loadGoogle();
  const person = await type('1 fir');
  await person.click(await screen.findByRole('option', { name: /^1 First Street, Toronto/ }));
  await waitFor(() =>
    expect(picked).toEqual([
      {
        address: '5-1 First Street',
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M5V 2T6',
        country: 'Canada',
      },
    ]),
  );
  expect(requests).toEqual([
    expect.objectContaining({
      input: '1 fir',
      includedRegionCodes: ['ca'],
      includedPrimaryTypes: ['street_address', 'premise', 'route', 'locality', 'postal_code'],
    }),
  ]);
  expect(asked).toEqual([]);
});

test('picking a postal code of the map service fills the town and the code', async () => {
  const toronto = COMPONENTS.slice(3);
  loadGoogle({ details: () => Promise.resolve({ place: { addressComponents: toronto } }) });
  const person = await type('m5v');
  await person.click(await screen.findByRole('option', { name: /^1 First Street, Toronto/ }));
  const town = { city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6', country: 'Canada' };
  await waitFor(() => expect(picked).toEqual([{ address: '', ...town }]));
});

test("if place details fail, the suggestion's text is used and all other parts are empty", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadGoogle({ details: () => Promise.reject(new Error('refused')) });
  const person = await type('1 fir');
  await person.click(await screen.findByRole('option', { name: /^1 First Street, Toronto/ }));
  await waitFor(() =>
    expect(picked).toEqual([
      { address: '1 First Street, Toronto', city: '', province: '', postalCode: '', country: '' },
    ]),
  );
  expect(log).toHaveBeenCalledWith('Place details failed', expect.anything());
});

test('if the map service refuses to suggest, our own server does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadGoogle({ suggestions: () => Promise.reject(new Error('key refused')) });
  await type('rue');
  expect(await screen.findByRole('option', { name: ROW })).toBeVisible();
});

test.each([
  [FROM_SERVER, ROW],
  [{ ...FROM_SERVER, address: '', postalCode: 'H2X 1Y4' }, 'Montréal, QC H2X 1Y4'],
])('%j is formatted as %s', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
