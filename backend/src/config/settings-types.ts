import type { Server } from './server-list';

export type Environment = 'production' | 'development' | 'test';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Where the records are kept: a file in `dataDir`, or a MariaDB server. */
export type DatabaseSettings =
  | { readonly engine: 'sqlite'; readonly dataDir: string }
  | {
      readonly engine: 'mysql';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly name: string;
      /** Further servers of a cluster, in the order in which they are tried. */
      readonly others?: readonly Server[];
      /** Certificates of the authority that vouches for the servers; plain text where there are none. */
      readonly ca?: string;
    };

/** How much is asked of the database at once, and how long it is waited for. */
export interface DatabaseLimits {
  /** Connections to a MariaDB server. */
  readonly poolSize: number;
  readonly commitMs: number;
  /** Queue, tries and work of one transaction, up to its commit. */
  readonly transactionMs: number;
}

/** The Redis that replicas share. */
export interface RedisSettings {
  /** The one server, or those that watch over it. */
  readonly servers: readonly Server[];
  /** What the watching servers call it; null where it is reached itself. */
  readonly sentinelName: string | null;
  readonly database: number;
  readonly user: string | null;
  readonly password: string | null;
  readonly isSecure: boolean;
  /** Certificates of the authority that vouches for it; null for those that the system knows. */
  readonly ca: string | null;
}

/** Where uploaded files are kept: in a folder, or in an S3-compatible store. */
export type StorageSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      /** Scheme, host and port, such as `https://s3.ca-central-1.amazonaws.com`. */
      readonly endpoint: string;
      /** The bucket stands in the path instead of the host's name. */
      readonly pathStyle: boolean;
    };

/** The server that takes e-mail. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise by STARTTLS. */
  readonly isSecure: boolean;
  readonly user: string | null;
  readonly password: string;
  /** Who e-mail is from. */
  readonly from: string;
  /** Where what cannot be delivered comes back to; null for the sender. */
  readonly bounces: string | null;
}

/** Where traces are sent to. */
export interface TracingSettings {
  /** Of a collector that takes OTLP over HTTP, without a slash at its end. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the requests without a trace of their own, from 0 to 1. */
  readonly share: number;
  readonly serviceName: string;
}

/** Which hosts of the company's own network have a push service that may be asked. */
export interface PushSettings {
  readonly insideHosts: readonly string[];
}

/** Which hosts of the company's own network webhooks may be sent to. */
export interface WebhookSettings {
  readonly insideHosts: readonly string[];
}

/** Where entries of the audit log are sent to; null for nowhere. */
export interface AuditSettings {
  /** A receiver of syslog over TLS. */
  readonly syslog: { readonly host: string; readonly port: number } | null;
  /** A file of one JSON text a line. */
  readonly file: string | null;
  /** The present key first, then earlier ones; none where the data folder keeps the key. */
  readonly keys: readonly string[];
}
