/** The facts of a request in a trace; never its path or query, which may hold secrets. */
export interface TracedRequest {
  readonly method: string;
  /** The route pattern; undefined if no route matches. */
  readonly route: string | undefined;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** One request's span in a trace. */
export interface RequestSpan {
  /** 32 hexadecimal digits; the caller's trace id if it sent one. */
  readonly traceId: string;
  /** Runs a function within the request's span. */
  within(run: () => void): void;
  end(status: number): void;
}

/** Traces the server's work. Absent if tracing is off. */
export interface Tracing {
  begin(request: TracedRequest): RequestSpan;
  /** Runs a statement within the current request's span; statements outside requests are not traced. */
  statement<T>(system: string, sql: string, run: () => Promise<T>): Promise<T>;
  /** Sends the remaining traces. */
  stop(): Promise<void>;
}
