/**
 * A fake of `google.maps` as the page sees it after its script has run, the only fake of these
 * tests. Records objects on the map in order of creation.
 */

interface Position {
  readonly lat: number;
  readonly lng: number;
}

interface MapSettings {
  /** The positions of addresses; all others are not found. */
  readonly places?: Readonly<Record<string, Position>>;
  /** Rejects to refuse; returns a route by default. */
  readonly route?: () => Promise<unknown>;
  readonly importLibrary?: (name: string) => Promise<unknown>;
}

export const WAY = { routes: [{ summary: 'Highway 401' }] };

/** An object configured by options and setters, as the service stores it. */
class Drawn {
  [name: string]: unknown;
  constructor(readonly options: Record<string, unknown> = {}) {
    Object.assign(this, options);
  }
  map: unknown = null;
  setMap = (map: unknown) => (this.map = map);
  setIcon = (icon: unknown) => (this.icon = icon);
  setLabel = (label: unknown) => (this.label = label);
  setTitle = (title: unknown) => (this.title = title);
  setPosition = (position: unknown) => (this.position = position);
  setAnimation = () => undefined;
  setPath = (path: unknown) => (this.path = path);
  setOptions = (options: Record<string, unknown>) => Object.assign(this, options);
  setDirections = (directions: unknown) => (this.directions = directions);
}

class Bounds {
  readonly places: unknown[] = [];
  extend = (place: unknown) => this.places.push(place);
}

/** Installs the script and returns what the page does with it. */
export function serveGoogleMaps({ places = {}, route, importLibrary }: MapSettings = {}) {
  const seen = {
    maps: [] as (Drawn & { fitted: unknown[][]; center: unknown })[],
    markers: [] as Drawn[],
    lines: [] as Drawn[],
    ways: [] as Drawn[],
    geocoded: [] as unknown[],
    routed: [] as unknown[],
    libraries: [] as string[],
  };
  const drawnInto = (list: Drawn[]) =>
    class extends Drawn {
      constructor(options?: Record<string, unknown>) {
        super(options);
        list.push(this);
      }
    };
  const maps = {
    importLibrary: (name: string) => {
      seen.libraries.push(name);
      return importLibrary?.(name) ?? Promise.resolve({});
    },
    Map: class extends Drawn {
      readonly fitted: unknown[][] = [];
      center: unknown = null;
      constructor(_element: Element, options: Record<string, unknown>) {
        super(options);
        this.center = options.center;
        seen.maps.push(this);
      }
      fitBounds = (bounds: Bounds) => this.fitted.push(bounds.places);
      setCenter = (center: unknown) => (this.center = center);
    },
    Marker: drawnInto(seen.markers),
    Polyline: drawnInto(seen.lines),
    DirectionsRenderer: drawnInto(seen.ways),
    LatLngBounds: Bounds,
    Size: class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
    },
    Point: class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
    },
    TravelMode: { DRIVING: 'DRIVING' },
    event: { addListener: () => ({}), removeListener: () => undefined },
    Geocoder: class {
      geocode = ({ address }: { address: string }) => {
        seen.geocoded.push(address);
        const place = places[address];
        return place
          ? Promise.resolve({ results: [{ geometry: { location: { toJSON: () => place } } }] })
          : Promise.reject(new Error('ZERO_RESULTS'));
      };
    },
    DirectionsService: class {
      route = (request: unknown) => {
        seen.routed.push(request);
        return route?.() ?? Promise.resolve(WAY);
      };
    },
  };
  Object.assign(globalThis, { google: { maps } });
  return seen;
}

export function removeGoogleMaps(): void {
  Reflect.deleteProperty(globalThis, 'google');
}
