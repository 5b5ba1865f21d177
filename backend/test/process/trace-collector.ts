import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
}

interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

export interface CollectedSpan extends Omit<OtlpSpan, 'attributes' | 'status'> {
  readonly service: unknown;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const ERROR = 2;

/** A collector for OTLP as JSON over HTTP, on a free port. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  /** The received text. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer();
    const collector = new TraceCollector(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.take(Buffer.concat(parts).toString());
        collector.headers.push(request.headers);
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo; // a TCP server, listening
    return `http://127.0.0.1:${String(port)}`;
  }

  /** The spans of one trace. */
  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(text: string): void {
    this.text += text;
    const { resourceSpans } = JSON.parse(text) as OtlpBody; // as the protocol has it
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { attributes, status, ...span } of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          ...span,
          service: valuesOf(resource.attributes)['service.name'],
          hasFailed: status.code === ERROR,
          attributes: valuesOf(attributes),
        });
  }
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
