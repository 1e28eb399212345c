import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Admission } from '../http/admission'
import { findMailCounts } from '../mail/mail-counts'
import { listDropped } from '../mail/mail-quota'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this server tells Prometheus; features add their own metrics. */
    metrics: Registry
    /** Reads what is stored elsewhere into its metrics, before each scrape. */
    refreshMetrics: (() => Promise<void>)[]
  }
}

/** Addresses that no route knows share one label: their number is for strangers to choose. */
const NO_ROUTE = 'none'
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

type Sources = { pool: Pool | undefined; admission: Admission | undefined }

/** Registers the metrics of the platform. */
export function collectMetrics(app: FastifyInstance, { pool, admission }: Sources): void {
  app.decorate('metrics', new Registry())
  app.decorate('refreshMetrics', [])
  measureRequests(app, admission)
  measureDatabase(app)
  if (pool) measurePool(app, pool)
}

/** Every metric of this server and of its process, in the text format of Prometheus. */
export async function renderMetrics({ metrics, refreshMetrics }: FastifyInstance): Promise<string> {
  await Promise.all(refreshMetrics.map((refresh) => refresh()))
  return Registry.merge([metrics, processMetrics()]).metrics()
}

let processRegistry: Registry | undefined

/** Memory, processor, garbage collection and event loop: once for a process, however many servers it runs. */
function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

function measureRequests(app: FastifyInstance, admission: Admission | undefined): void {
  const registers = [app.metrics]
  processMetrics()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from receiving a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  new Counter({
    name: 'http_cached_responses_total',
    help: 'Cached responses sent before routing.',
    registers,
    collect() {
      this.reset()
      this.inc(app.caches.hits)
    },
  })
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were refused because the server was overloaded.',
    registers,
    collect() {
      this.reset()
      this.inc(admission?.refused ?? 0)
    },
  })
}

type Gauges = <Label extends string = never>(name: string, help: string, labelNames?: Label[]) => Gauge<Label>

/** While the database does not answer, its metrics are missing. */
function measureDatabase(app: FastifyInstance): void {
  const gauge: Gauges = (name, help, labelNames = []) =>
    new Gauge({ name, help, labelNames, registers: [app.metrics] })
  const reachable = gauge('database_reachable', '1 when the database responded to this scrape.')
  const readers = [mailReader(app, gauge), jobReader(app, gauge)]
  app.refreshMetrics.push(async () => {
    const outcomes = await Promise.allSettled(readers.map((read) => read()))
    reachable.set(outcomes.every(({ status }) => status === 'fulfilled') ? 1 : 0)
  })
}

function mailReader({ db, clock, metrics }: FastifyInstance, gauge: Gauges): () => Promise<void> {
  const waiting = gauge('outbox_waiting', 'Emails to send, at most 10,000.')
  const failed = gauge('outbox_failed', 'Failed emails, at most 10,000.')
  const oldest = gauge('outbox_oldest_waiting_seconds', 'Age of the oldest email to send.')
  const dropped = new Counter({
    name: 'outbox_dropped_total',
    help: 'Emails that were dropped because their recipient had as many as a customer may cause in a day.',
    labelNames: ['kind'],
    registers: [metrics],
  })
  return async () => {
    for (const unknown of [waiting, failed, oldest]) unknown.remove()
    dropped.reset()
    for (const { kind, value } of await listDropped(db)) dropped.inc({ kind }, value)
    const mail = await findMailCounts(db)
    const age = mail.oldestAt === null ? 0 : clock.now().getTime() - Date.parse(mail.oldestAt)
    waiting.set(mail.waiting)
    failed.set(mail.failed)
    oldest.set(Math.max(0, age / 1000))
  }
}

function jobReader({ db }: FastifyInstance, gauge: Gauges): () => Promise<void> {
  const lastRun = gauge('job_last_run_timestamp_seconds', 'When the job last ended.', ['name'])
  const failed = gauge('job_failed', '1 when the last run of the job failed.', ['name'])
  return async () => {
    for (const unknown of [lastRun, failed]) unknown.reset()
    const jobs = await db
      .selectFrom('job')
      .select(['name', 'last_at', 'last_error'])
      .orderBy('name')
      .execute()
    for (const { name, last_at, last_error } of jobs) {
      if (last_at === null) continue
      lastRun.set({ name }, Date.parse(last_at) / 1000)
      failed.set({ name }, last_error === null ? 0 : 1)
    }
  }
}

function measurePool(app: FastifyInstance, pool: Pool): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one.',
    labelNames: ['state'],
    registers: [app.metrics],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
