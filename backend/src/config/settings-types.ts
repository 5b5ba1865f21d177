import type { Server } from './server-list';

export type Environment = 'production' | 'development' | 'test';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Where records are stored: a file in `dataDir`, or on a server of MariaDB or MySQL. */
export type DatabaseSettings =
  | { readonly engine: 'sqlite'; readonly dataDir: string }
  | {
      readonly engine: 'mysql';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly name: string;
      /** Further servers of a cluster, in the order of failover. */
      readonly others?: readonly Server[];
      /** Certificates of the authority for the servers' certificates; without them connections are unencrypted. */
      readonly ca?: string;
    };

/** The limits on connections, commits and transactions. */
export interface DatabaseLimits {
  /** Connections to a database server. */
  readonly poolSize: number;
  readonly commitMs: number;
  /** Queueing, retries and work of one transaction, up to its commit. */
  readonly transactionMs: number;
}

/** The Redis shared by the replicas. */
export interface RedisSettings {
  /** The one server, or the sentinels. */
  readonly servers: readonly Server[];
  /** The sentinels' name for it; null for a direct connection. */
  readonly sentinelName: string | null;
  readonly database: number;
  readonly user: string | null;
  readonly password: string | null;
  readonly isSecure: boolean;
  /** Certificates of its authority; null for those that the system trusts. */
  readonly ca: string | null;
}

/** Where uploaded files are stored: in a folder, or in an S3-compatible store. */
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
      /** Puts the bucket in the path instead of the host name. */
      readonly pathStyle: boolean;
    };

/** The backups that the server takes by itself. */
export interface BackupSettings {
  readonly folder: string;
  /** The company's local hour, 0 to 23. */
  readonly hour: number;
  /** The number of backups to keep. */
  readonly keep: number;
}

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly isSecure: boolean;
  readonly user: string | null;
  readonly password: string;
  /** The sender address. */
  readonly from: string;
  /** The address for bounces; null for the sender. */
  readonly bounces: string | null;
}

export interface TracingSettings {
  /** URL of an OTLP/HTTP collector, without a trailing slash. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The sampled share of requests without their own trace, from 0 to 1. */
  readonly share: number;
  readonly serviceName: string;
}

/** Hosts of the internal network that are allowed as push services. */
export interface PushSettings {
  readonly insideHosts: readonly string[];
}

/** Hosts of the internal network to which webhooks may be sent. */
export interface WebhookSettings {
  readonly insideHosts: readonly string[];
}

/** Where audit log entries are sent; null values send nothing. */
export interface AuditSettings {
  /** A syslog receiver over TLS. */
  readonly syslog: { readonly host: string; readonly port: number } | null;
  /** A file with one JSON text per line. */
  readonly file: string | null;
  /** The current key, then earlier ones; empty if the data folder holds the key. */
  readonly keys: readonly string[];
}
