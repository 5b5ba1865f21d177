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
    };

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
