import { withoutEnd } from '../text/ends';

/** Signed out, a signed-in driver, or any other signed-in role. */
type Audience = 'visitor' | 'driver' | 'office';

/** `start` is the start page for visitors; `redirect` leads a signed-in user home. */
export type Page =
  | 'start'
  | 'sign-in'
  | 'reset-password'
  | 'invitation'
  | 'debug'
  | 'cleared'
  | 'redirect'
  | 'console'
  | 'driver-picker'
  | 'driver-dashboard'
  | 'driver-job';

interface Route extends Readonly<Record<Audience, Page>> {
  /** A segment that begins with a colon is the id of a record. */
  readonly path: string;
}

const HOME = { visitor: 'start', driver: 'driver-dashboard', office: 'console' } as const;

function everybody<Name extends Page>(page: Name) {
  return { visitor: page, driver: page, office: page } as const;
}

/** Every address of the browser app, and the page that it shows to each audience (specification 2.1). */
export const ROUTES = {
  home: { path: '/', ...HOME },
  dashboard: { path: '/dashboard', ...HOME },
  billing: { path: '/billing', ...HOME },
  login: { path: '/login', visitor: 'sign-in', driver: 'redirect', office: 'redirect' },
  // A link in an email works for signed-in users too.
  resetPassword: { path: '/reset-password', ...everybody('reset-password') },
  invitation: { path: '/invitation', ...everybody('invitation') },
  driverPicker: { path: '/driver-login', ...everybody('driver-picker'), driver: HOME.driver },
  driver: { path: '/driver/:driverId', ...everybody('driver-dashboard') },
  driverJob: { path: '/driver/:driverId/job/:jobId', ...everybody('driver-job') },
  job: { path: '/job/:jobId', ...HOME, driver: 'driver-job' },
  debug: { path: '/debug', ...HOME, visitor: 'debug' },
  clear: { path: '/clear', ...HOME, visitor: 'cleared' },
  unknown: { path: '*', ...HOME },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]; // the keys of a constant

type IdsIn<Path extends string> = Path extends `${string}:${infer Id}/${infer Rest}`
  ? Id | IdsIn<Rest>
  : Path extends `${string}:${infer Id}`
    ? Id
    : never;
type IdsOf<Name extends RouteName> = Readonly<Record<IdsIn<(typeof ROUTES)[Name]['path']>, number>>;

/** The address of a route that contains ids; the others have their `path`. */
export function pathTo<Name extends RouteName>(name: Name, ids: IdsOf<Name>): string {
  return ROUTES[name].path.replace(/:(\w+)/g, (_, id: keyof IdsOf<Name>) => String(ids[id]));
}

/** The record's id in a segment of an address; null if it is none. */
export function readId(segment: string | null | undefined): number | null {
  return segment != null && /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : null;
}

/** The route of an address's path, regardless of case and trailing slashes. */
export function routeAt(pathname: string): RouteName {
  const segments = (withoutEnd(pathname.toLowerCase(), /\//) || '/').split('/');
  const isAt = (name: RouteName) => {
    const wanted = ROUTES[name].path.split('/');
    return (
      segments.length === wanted.length &&
      wanted.every((one, index) =>
        one.startsWith(':') ? readId(segments[index]) !== null : one === segments[index],
      )
    );
  };
  return ROUTE_NAMES.find(isAt) ?? 'unknown';
}

export function audienceOf(user: { readonly role: string } | null): Audience {
  if (user === null) return 'visitor';
  return user.role === 'driver' ? 'driver' : 'office';
}
