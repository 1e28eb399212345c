import { sql } from 'kysely'
import { type Clock, instantAfter, SECOND } from '../../../platform/clock'
import { isPostgres } from '../../../platform/database/dialect'
import type { Db, WebhookDeliveryRow, WebhookEndpointRow } from '../../../platform/database/schema'
import type { FindSite } from '../../../platform/settings/site'
import { queueEvents, type TellOthers } from '../events/queue-events'
import type { SecretBox } from '../secret-box'
import { type Posted, postEvent, type Resolve } from './post-event'
import { settleDelivery } from './settle-delivery'
import { signatureHeaders } from './signature'

const POLL_MS = SECOND
/** Longer than an attempt can take. */
const LEASE_MS = 60 * SECOND
const REQUESTS = 16
const REQUESTS_PER_ENDPOINT = 4

/** Sends events: each at least once to each endpoint that wants it, also if a process dies meanwhile. */
export type WebhookSender = {
  /** Queues what was noted and sends what is due; returns how many attempts were made. */
  runOnce(): Promise<number>
  /** Sends one event now, without a record of it. */
  sendNow(endpoint: WebhookEndpointRow, event: { id: string; body: string }): Promise<Posted & { ms: number }>
  start(): void
  /** Breaks off what is being sent: it is sent again by the next process. */
  stop(): Promise<void>
}

type Log = Record<'info' | 'warn', (details: object, message: string) => void>
type Dependencies = {
  db: Db
  clock: Clock
  findSite: FindSite
  secrets: SecretBox
  allowedOrigins: readonly string[]
  resolve?: Resolve | undefined
  tellOthers: TellOthers
  log: Log
}

declare module 'fastify' {
  interface FastifyInstance {
    webhooks: WebhookSender
    webhookSecrets: SecretBox
  }
}

export function createWebhookSender(dependencies: Dependencies): WebhookSender {
  const { db, clock, findSite, secrets, allowedOrigins, resolve, tellOthers, log } = dependencies
  const stopping = new AbortController()
  /** What is being sent, by endpoint. */
  const sending = new Map<Promise<void>, number>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined

  function takeUp(): Promise<number> {
    running ??= takeUpAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function takeUpAll(): Promise<number> {
    const findMoment = async () => ({ site: await findSite(), now: clock.now() })
    await queueEvents(db, { findMoment, tellOthers })
    for (let taken = 0; ; taken += 1) {
      if (stopping.signal.aborted || sending.size >= REQUESTS) return taken
      const delivery = await claim(db, clock.now(), busyEndpoints())
      if (!delivery) return taken
      const work: Promise<void> = deliver(delivery)
        .catch((error) => log.warn({ err: error, delivery: delivery.id }, 'a webhook could not be settled'))
        .finally(() => {
          sending.delete(work)
          // Between polls, too, what gets free takes up the next one.
          if (timer) void takeUpOrWarn()
        })
      sending.set(work, delivery.endpoint_id)
    }
  }

  /** Those with as many requests as they may have; the fewer are free, the fewer one may have. */
  function busyEndpoints(): number[] {
    const free = REQUESTS - sending.size
    const most = Math.max(1, Math.ceil((free * REQUESTS_PER_ENDPOINT) / REQUESTS))
    const counts = new Map<number, number>()
    for (const id of sending.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= most).map(([id]) => id)
  }

  async function deliver(delivery: WebhookDeliveryRow): Promise<void> {
    const endpoint = await db
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('id', '=', delivery.endpoint_id)
      .executeTakeFirst()
    if (!endpoint) return
    const startedAt = clock.now()
    try {
      const { ms, ...posted } = await sendNow(endpoint, { id: delivery.webhook_id, body: delivery.payload })
      const attempted = { delivery, posted, startedAt, ms, now: clock.now() }
      await settleDelivery(db, attempted, await findSite())
      const logged = { delivery: delivery.id, endpoint: endpoint.id, event: delivery.event, ms }
      if (posted.error === null) log.info(logged, 'a webhook was delivered')
      else log.warn({ ...logged, reason: posted.error }, 'a webhook was not delivered')
    } catch (error) {
      if (!stopping.signal.aborted) throw error
      await release(db, delivery)
    }
  }

  async function sendNow(endpoint: WebhookEndpointRow, { id, body }: { id: string; body: string }) {
    const at = clock.now()
    const started = performance.now()
    const headers = signatureHeaders(signingSecrets(endpoint, at), { id, at, body })
    const post = { url: endpoint.url, body, headers }
    const posted = await postEvent(post, { allowedOrigins, resolve, signal: stopping.signal })
    return { ...posted, ms: Math.round(performance.now() - started) }
  }

  function signingSecrets(endpoint: WebhookEndpointRow, at: Date): string[] {
    const { secret, previous_secret: previous, previous_secret_until: until } = endpoint
    const isShared = previous !== null && until !== null && until > instantAfter(at)
    return [secret, ...(isShared ? [previous] : [])].map((closed) => secrets.open(closed))
  }

  function takeUpOrWarn(): Promise<unknown> {
    return takeUp().catch((error) => log.warn({ err: error }, 'webhooks could not be read'))
  }

  function schedule(): void {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => void takeUpOrWarn().finally(schedule), POLL_MS)
  }

  return {
    async runOnce() {
      for (let attempts = 0; ; ) {
        const taken = await takeUp()
        attempts += taken
        if (sending.size > 0) await Promise.race(sending.keys())
        else if (taken === 0) return attempts
      }
    },
    sendNow,
    start: schedule,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running?.catch(() => {})
      await Promise.all(sending.keys())
    },
  }
}

/** Leases the delivery that is due longest; until the lease expires no other process takes it. */
function claim(db: Db, now: Date, busy: readonly number[]): Promise<WebhookDeliveryRow | undefined> {
  const at = instantAfter(now)
  const due = db
    .selectFrom('webhook_delivery as due')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'due.endpoint_id')
    .select('due.id')
    .where('webhook_endpoint.enabled', '=', 1)
    .where('due.state', '=', 'pending')
    .where('due.next_attempt_at', '<=', at)
    .where((row) => row.or([row('due.leased_until', 'is', null), row('due.leased_until', '<', at)]))
    .$if(busy.length > 0, (query) => query.where('due.endpoint_id', 'not in', busy))
    .orderBy('due.next_attempt_at')
    .orderBy('due.id')
    .limit(1)
    .$if(isPostgres(db), (query) => query.modifyEnd(sql`for update of due skip locked`))
  return db
    .updateTable('webhook_delivery')
    .set({ leased_until: instantAfter(now, LEASE_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

async function release(db: Db, { id }: WebhookDeliveryRow): Promise<void> {
  await db.updateTable('webhook_delivery').set({ leased_until: null }).where('id', '=', id).execute()
}
