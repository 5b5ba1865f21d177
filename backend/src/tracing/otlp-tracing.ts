import { AsyncLocalStorage } from 'node:async_hooks';
import type * as Api from '@opentelemetry/api';
import type { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/settings-types';
import type { Tracing } from './tracing';

/** Shorter than the shutdown grace period. */
const SEND_MS = 5_000;
const SERVER_ERROR = 500;

/**
 * Sends traces to a collector by OTLP over HTTP. The packages are loaded here, so that a server without tracing does
 * not load them.
 */
export async function openTracing(
  settings: TracingSettings,
  log: (line: string) => void,
): Promise<Tracing> {
  const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { endpoint, headers, share, serviceName } = settings;
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: SEND_MS });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    // A caller that traces decides for its whole trace.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: telling(exporter, core.ExportResultCode.SUCCESS, endpoint, log),
      }),
    ],
  });
  const propagator = new core.W3CTraceContextPropagator();
  return new OtlpTracing(api, propagator, provider.getTracer('vehicle-dispatch'), () =>
    // The exporter has logged that the last spans cannot be sent; that is no failure of the server.
    provider.shutdown().catch(() => undefined),
  );
}

/** Logs once when the collector fails, and once when it recovers. */
function telling(
  inner: SpanExporter,
  taken: ExportResultCode,
  endpoint: string,
  log: (line: string) => void,
): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) => {
      inner.export(spans, (result) => {
        const failed = result.code !== taken;
        if (failed && !isLost) log(`Traces cannot be sent to ${endpoint}; trying on.`);
        if (!failed && isLost) log('Traces are sent again.');
        isLost = failed;
        done(result);
      });
    },
    shutdown: () => inner.shutdown(),
    forceFlush: () => inner.forceFlush?.() ?? Promise.resolve(),
  };
}

class OtlpTracing implements Tracing {
  private readonly current = new AsyncLocalStorage<Api.Span>();

  constructor(
    private readonly api: typeof Api,
    private readonly propagator: Api.TextMapPropagator,
    private readonly tracer: Api.Tracer,
    readonly stop: () => Promise<void>,
  ) {}

  readonly begin: Tracing['begin'] = ({ method, route, requestId, headers }) => {
    const { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter } = this.api;
    const before = this.propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const attributes = {
      'http.request.method': method,
      ...(route === undefined ? {} : { 'http.route': route }),
      'dispatch.request_id': requestId,
    };
    const name = route === undefined ? method : `${method} ${route}`;
    const span = this.tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, before);
    return {
      traceId: span.spanContext().traceId,
      within: (run) => this.current.run(span, run),
      end: (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  readonly statement: Tracing['statement'] = async (system, sql, run) => {
    const parent = this.current.getStore();
    // Work that outlives its request, such as a worker it woke, continues after the span has ended.
    if (parent?.isRecording() !== true) return run();
    const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = this.api;
    const [verb = ''] = /\w+/.exec(sql) ?? [];
    const span = this.tracer.startSpan(
      verb.toUpperCase(),
      // Values are bound separately, so the text holds no personal data.
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': system, 'db.query.text': sql } },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    try {
      return await run();
    } catch (error) {
      // The error's message may repeat stored values.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}
