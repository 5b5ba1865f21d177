/** What a trace tells of a request; never its path or query, which may hold secrets. */
export interface TracedRequest {
  readonly method: string;
  /** The pattern; undefined where no route has the address. */
  readonly route: string | undefined;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The part of a trace that one request is. */
export interface RequestSpan {
  /** 32 hexadecimal digits: the caller's, where it sent one. */
  readonly traceId: string;
  /** Runs something as a part of the request. */
  within(run: () => void): void;
  end(status: number): void;
}

/** Traces what the server does. Where tracing is off there is none of these. */
export interface Tracing {
  begin(request: TracedRequest): RequestSpan;
  /** Runs a statement as a part of the request that is being answered; of what runs beside requests it tells nothing. */
  statement<T>(system: string, sql: string, run: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  stop(): Promise<void>;
}
