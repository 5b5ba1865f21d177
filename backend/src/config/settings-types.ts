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
