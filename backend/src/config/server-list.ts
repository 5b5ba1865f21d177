/** The parts of a URL with one or several servers: `scheme://user:password@host:port,host:port/path`. */
export interface ServerList {
  readonly scheme: string;
  readonly user: string;
  readonly password: string;
  /** At least one, in order. */
  readonly servers: readonly [Server, ...Server[]];
  /** Without the leading slash. */
  readonly path: string;
  /** Whether parameters follow, such as `?ssl=true`. */
  readonly hasParameters: boolean;
}

export interface Server {
  readonly host: string;
  readonly port: number;
}

const PARTS = /^([a-z][a-z0-9+]*:)\/\/([^/?#]*@)?([^/?#]*)(.*)$/i;

/** Parses the URL; user, password and path may be percent-encoded. Returns null for an invalid URL. */
export function serverList(text: string, defaultPort: number): ServerList | null {
  const [, scheme, access = '', hosts = '', rest = ''] = PARTS.exec(text) ?? [];
  if (scheme === undefined) return null;
  // A URL can hold one host only, so each server is parsed separately.
  const urls = hosts.split(',').map((host) => `${scheme}//${access}${host.trim()}${rest}`);
  if (!urls.every((url) => URL.canParse(url))) return null;
  const [first, ...others] = urls.map((url) => new URL(url));
  if (first === undefined || [first, ...others].some(({ hostname }) => hostname === ''))
    return null;
  try {
    return {
      scheme: first.protocol,
      user: decodeURIComponent(first.username),
      password: decodeURIComponent(first.password),
      servers: [serverOf(first, defaultPort), ...others.map((url) => serverOf(url, defaultPort))],
      path: decodeURIComponent(first.pathname.slice(1)),
      hasParameters: first.search + first.hash !== '',
    };
  } catch {
    return null; // broken percent-encoding
  }
}

function serverOf({ hostname, port }: URL, defaultPort: number): Server {
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? defaultPort : Number(port),
  };
}
