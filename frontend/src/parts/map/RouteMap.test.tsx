import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { removeGoogleMaps, serveGoogleMaps, WAY } from '../../testing/googleMaps';
import { makeHaul } from '../../testing/phone/driverPortal';
import { renderPart } from '../../testing/render';
import { company } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { RouteMap } from './RouteMap';

const job = makeHaul(7);
const PICKUP = '181 Terminal Avenue, Toronto, ON M9W 9V5';
const DROPOFF = '870 rue Principale, Montréal, QC H2X 1Y4';
const TORONTO = { lat: 43.7, lng: -79.6 };
const MONTREAL = { lat: 45.5, lng: -73.6 };
const IN_CANADA = { [`${PICKUP}, Canada`]: TORONTO, [`${DROPOFF}, Canada`]: MONTREAL };

afterEach(removeGoogleMaps);

const withKey = () =>
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, googleMapsApiKey: 'key' })),
  );

/** The dispatcher's view, with a key. */
async function showDispatcher(settings: Parameters<typeof serveGoogleMaps>[0], shown = job) {
  withKey();
  const seen = serveGoogleMaps(settings);
  const view = await renderPart(<RouteMap job={shown} withDirections />);
  await waitFor(() => expect(seen.maps).toHaveLength(1));
  return { seen, ...view };
}

function expectPanels() {
  const route = within(screen.getByRole('region', { name: 'Route' }));
  for (const [title, address] of [
    ['Pickup', PICKUP],
    ['Dropoff', DROPOFF],
  ] as const) {
    expect(route.getByRole('heading', { name: title })).toBeVisible();
    expect(route.getByText(address)).toBeVisible();
    const link = route.getByRole('link', { name: `Open in maps: ${address}` });
    const target = new URL(link.getAttribute('href')!);
    expect(target.origin + target.pathname).toBe('https://www.google.com/maps/search/');
    expect(target.searchParams.get('query')).toBe(`${address}, Canada`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('Open in maps');
  }
  return route;
}

describe('without a key', () => {
  test.each([true, false])('both panels link to a maps search (directions %s)', async (asked) => {
    const errors = vi.spyOn(console, 'error');
    await renderPart(<RouteMap job={job} withDirections={asked} />);
    const route = expectPanels();
    const way = route.getByRole('link', { name: 'Driving directions' }).getAttribute('href');
    const query = new URL(way!).searchParams;
    expect(query.get('origin')).toBe(`${PICKUP}, Canada`);
    expect(query.get('destination')).toBe(`${DROPOFF}, Canada`);
    expect(document.querySelector('script')).toBeNull();
    expect(errors).not.toHaveBeenCalled();
  });

  test('an unknown place has no link', async () => {
    const none = { pickupAddress: '', pickupCity: null, pickupProvince: null };
    await renderPart(<RouteMap job={makeHaul(7, { ...none, pickupPostalCode: null })} />);
    expect(screen.getByText('Address not specified')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('French users see French', async () => {
    await renderPart(<RouteMap job={job} />, { language: 'fr-CA' });
    expect(screen.getByRole('heading', { name: 'Ramassage' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Livraison' })).toBeVisible();
    expect(screen.getAllByText('Ouvrir la carte')).toHaveLength(2);
  });
});

describe('for dispatchers', () => {
  test('two labelled markers are placed at the addresses in Canada', async () => {
    const { seen } = await showDispatcher({ places: IN_CANADA });
    await waitFor(() => expect(seen.markers).toHaveLength(2));
    const [pickup, dropoff] = seen.markers;
    expect(seen.geocoded).toEqual([`${PICKUP}, Canada`, `${DROPOFF}, Canada`]);
    const size = { width: 40, height: 40 };
    await waitFor(() => expect(pickup?.icon).toMatchObject({ scaledSize: size }));
    expect(dropoff?.icon).toMatchObject({ scaledSize: size });
    expect(pickup).toMatchObject({
      map: seen.maps[0],
      title: 'Pickup Location',
      label: { text: 'P' },
      position: TORONTO,
    });
    expect(dropoff).toMatchObject({
      map: seen.maps[0],
      title: 'Dropoff Location',
      label: { text: 'D' },
      position: MONTREAL,
    });
    // Green and red of the palette.
    const drawn = (mark: unknown) =>
      decodeURIComponent((mark as { icon: { url: string } }).icon.url);
    expect(drawn(pickup)).toContain('fill="#15803d"');
    expect(drawn(dropoff)).toContain('fill="#b91c1c"');
    expectPanels();
  });

  test('the driving route is requested and drawn as a blue line of width 4', async () => {
    const { seen } = await showDispatcher({ places: IN_CANADA });
    await waitFor(() => expect(seen.ways[0]).toMatchObject({ directions: WAY }));
    expect(seen.routed).toEqual([
      { origin: `${PICKUP}, Canada`, destination: `${DROPOFF}, Canada`, travelMode: 'DRIVING' },
    ]);
    await waitFor(() => expect(seen.ways[0]?.map).toBe(seen.maps[0]));
    expect(seen.ways[0]).toMatchObject({
      suppressMarkers: true,
      polylineOptions: { strokeColor: '#1d4ed8', strokeWeight: 4 },
    });
    expect(seen.lines).toEqual([]);
  });

  test('it starts at zoom 6 once its own libraries are loaded', async () => {
    const { seen } = await showDispatcher({});
    expect(seen.maps[0]?.options).toMatchObject({ zoom: 6 });
    expect(seen.libraries).toEqual(['maps', 'marker', 'geocoding', 'routes']);
  });

  test('refused directions are logged, and a straight line connects the markers', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = new Error('ZERO_RESULTS');
    const { seen } = await showDispatcher({
      places: IN_CANADA,
      route: () => Promise.reject(refused),
    });
    await waitFor(() => expect(seen.lines[0]).toMatchObject({ path: [TORONTO, MONTREAL] }));
    await waitFor(() => expect(seen.lines[0]?.map).toBe(seen.maps[0]));
    expect(log).toHaveBeenCalledWith('The directions request failed', refused);
    expect(seen.lines[0]).toMatchObject({ strokeColor: '#1d4ed8', strokeWeight: 4 });
    expect(seen.maps[0]?.fitted.at(-1)).toEqual([TORONTO, MONTREAL]);
    expect(seen.ways).toEqual([]);
  });

  test('an address that is not found has no marker and shows no error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { seen } = await showDispatcher({ places: { [`${DROPOFF}, Canada`]: MONTREAL } });
    await waitFor(() => expect(seen.markers[0]?.title).toBe('Dropoff Location'));
    await waitFor(() => expect(seen.ways[0]?.map).toBe(seen.maps[0]));
    expect(seen.markers).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
    expectPanels();
  });

  test('without the other address no route is requested', async () => {
    const none = { dropoffAddress: null, dropoffCity: null, dropoffProvince: null };
    const { seen } = await showDispatcher(
      { places: IN_CANADA },
      makeHaul(7, { ...none, dropoffPostalCode: null }),
    );
    await waitFor(() => expect(seen.markers).toHaveLength(1));
    expect(seen.geocoded).toEqual([`${PICKUP}, Canada`]);
    expect(seen.maps[0]?.center).toEqual(TORONTO);
    expect(seen.routed).toEqual([]);
    expect(screen.getByText('Address not specified')).toBeVisible();
  });

  test('the drawings are removed when the map closes', async () => {
    const { seen, unmount } = await showDispatcher({ places: IN_CANADA });
    await waitFor(() => expect(seen.ways[0]?.map).toBe(seen.maps[0]));
    await waitFor(() => expect(seen.markers[1]?.map).toBe(seen.maps[0]));
    unmount();
    for (const drawn of [...seen.markers, ...seen.ways]) expect(drawn.map).toBeNull();
  });

  test('an answer after closing changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer: (way: unknown) => void = () => undefined;
    const { seen, unmount } = await showDispatcher({
      places: IN_CANADA,
      route: () => new Promise((resolve) => (answer = resolve)),
    });
    await waitFor(() => expect(seen.routed).toHaveLength(1));
    unmount();
    answer(WAY);
    await Promise.resolve();
    expect(seen.ways).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  test('if the service provides no map, the panels remain and the error is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    withKey();
    const refused = new Error('offline');
    const seen = serveGoogleMaps({
      importLibrary: (name) => (name === 'maps' ? Promise.reject(refused) : Promise.resolve({})),
    });
    await renderPart(<RouteMap job={job} withDirections />);
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('The maps script failed to load', refused),
    );
    expect(seen.maps).toEqual([]);
    expectPanels();
  });

  test('without any address nothing is loaded', async () => {
    withKey();
    const seen = serveGoogleMaps();
    const nowhere = Object.fromEntries(
      (['pickup', 'dropoff'] as const).flatMap((side) =>
        ['Address', 'City', 'Province', 'PostalCode'].map((part) => [side + part, null]),
      ),
    );
    const { store } = await renderPart(<RouteMap job={{ ...job, ...nowhere }} withDirections />);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('googleMapsApiKey'));
    expect(screen.getAllByText('Address not specified')).toHaveLength(2);
    expect(seen.libraries).toEqual([]);
  });
});

test('drivers get plain address searches and both markers, without a route', async () => {
  withKey();
  const seen = serveGoogleMaps({ places: { [PICKUP]: TORONTO, [DROPOFF]: MONTREAL } });
  await renderPart(<RouteMap job={job} />, { audience: 'driver' });
  await waitFor(() => expect(seen.maps[0]?.fitted).toEqual([[TORONTO, MONTREAL]]));
  expect(seen.geocoded).toEqual([PICKUP, DROPOFF]);
  expect(seen.routed).toEqual([]);
  expectPanels();
});
