import { setTimeout as pause } from 'node:timers/promises'
import {
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OnQuery, Tracing } from './tracing'

const NAME = 'luzzu-api'
const NO_ROUTE = 'none'
const MAX_TEXT = 2000
const STOP_WITHIN_MS = 2000
const SERVER_ERROR = 500

/**
 * Exports traces as the variables `OTEL_*` say. Loaded only where they are switched on, because the packages take time
 * and memory.
 */
export function startTracing(engine: 'sqlite' | 'postgresql'): Tracing {
  const named = defaultResource().merge(resourceFromAttributes({ 'service.name': NAME }))
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    // Bounded: beyond its queue spans are dropped.
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = provider.getTracer(NAME)
  return {
    traceRequests: (app) => {
      warnOfFailures(app)
      traceRequests(app, tracer)
    },
    onQuery: traceQueries(tracer, engine),
    stop: async () => {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        pause(STOP_WITHIN_MS, undefined, { ref: false }),
      ])
    },
  }
}

function warnOfFailures({ log }: FastifyInstance): void {
  const warn = (reason: string) => log.warn({ reason: reason.slice(0, MAX_TEXT) }, 'traces were not exported')
  const ignore = () => {}
  diag.setLogger(
    { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
}

/** Each request begins a trace of its own: what a stranger sends as `traceparent` is ignored. */
function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id } = request
    const route = request.routeOptions.url ?? NO_ROUTE
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'luzzu.request_id': id },
      },
      ROOT_CONTEXT,
    )
    spans.set(request, span)
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
  // Reading the body has left the context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done)
    else done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (request.bookingId !== null) span?.setAttribute('luzzu.booking', request.bookingId)
    if (statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** Queries of jobs and emails, which belong to no request, are left out. */
function traceQueries(tracer: Tracer, engine: string): OnQuery {
  return ({ sql, milliseconds, error }) => {
    if (!trace.getActiveSpan()?.isRecording()) return
    const operation = /^\w+/.exec(sql.trimStart())?.[0].toUpperCase() ?? 'QUERY'
    const endTime = Date.now()
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: endTime - milliseconds,
      attributes: { 'db.system.name': engine, 'db.operation.name': operation, 'db.query.text': sql },
    })
    if (error !== undefined) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end(endTime)
  }
}
