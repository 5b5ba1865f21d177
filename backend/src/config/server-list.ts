/** What an address of one or several servers says: `scheme://user:password@host:port,host:port/path`. */
export interface ServerList {
  readonly scheme: string;
  readonly user: string;
  readonly password: string;
  /** At least one, in their order. */
  readonly servers: readonly [Server, ...Server[]];
  /** Without the slash before it. */
  readonly path: string;
  /** Whether anything follows, such as `?ssl=true`. */
  readonly hasParameters: boolean;
}

export interface Server {
  readonly host: string;
  readonly port: number;
}

const PARTS = /^([a-z][a-z0-9+]*:)\/\/([^/?#]*@)?([^/?#]*)(.*)$/i;

/** User, password and path percent-encoded where needed. Null for what is no such address. */
export function serverList(text: string, defaultPort: number): ServerList | null {
  const [, scheme, access = '', hosts = '', rest = ''] = PARTS.exec(text) ?? [];
  if (scheme === undefined) return null;
  // Every server by itself, since URLs know of one alone.
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
