import { type Clock, instantAfter, SECOND } from '../../../platform/clock'
import type { Db, WebhookEndpointRow } from '../../../platform/database/schema'
import type { FindSite } from '../../../platform/settings/site'
import { type NotifyResellers, queueEvents } from '../events/queue-events'
import type { SecretBox } from '../secret-box'
import { type Claimed, claimDeliveries, ownerOf, releaseDelivery } from './claim-deliveries'
import { createDeliveryLimiter } from './delivery-limiter'
import { inBatches } from './in-batches'
import { type PostResult, postEvent, type Resolve } from './post-event'
import { type DeliveryAttempt, recordAttempts } from './record-attempts'
import { signatureHeaders } from './signature'

const POLL_MS = SECOND
/** So many that are due are looked at for those that there is room for. */
const BATCH_SIZE = 64

/** No secret was left to sign with. */
const UNSIGNED: PostResult = { status: null, error: 'secret-unreadable', answer: null }

/** Sends events: each at least once to each endpoint that wants it, also if a process dies meanwhile. */
export type WebhookSender = {
  /** Queues what was noted and sends what is due; returns how many attempts were made. */
  runOnce(): Promise<number>
  /** Sends one event now, without a record of it. */
  sendNow(
    endpoint: WebhookEndpointRow,
    event: { id: string; body: string },
  ): Promise<PostResult & { ms: number }>
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
  tellOthers: NotifyResellers
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
  const room = createDeliveryLimiter()
  const settle = inBatches(async (attempts: DeliveryAttempt[]) =>
    recordAttempts(db, attempts, await findSite()),
  )
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
    let taken = 0
    while (!stopping.signal.aborted && !room.isFull()) {
      const busy = room.busyOwners()
      const wanted = { now: clock.now(), limit: BATCH_SIZE, busy, choose: room.choose }
      const claimed = await claimDeliveries(db, wanted)
      if (claimed.length === 0) break
      for (const one of claimed) room.add(ownerOf(one.endpoint), deliverOrWarn(one))
      taken += claimed.length
    }
    return taken
  }

  function deliverOrWarn(claimed: Claimed): Promise<void> {
    const { id } = claimed.delivery
    return deliver(claimed)
      .catch((error) => log.warn({ err: error, delivery: id }, 'a webhook could not be settled'))
      .finally(() => {
        // Between polls, too, what gets free takes up the next ones.
        if (timer) setImmediate(takeUpOrWarn)
      })
  }

  async function deliver({ delivery, endpoint }: Claimed): Promise<void> {
    const startedAt = clock.now()
    try {
      const { ms, ...posted } = await sendNow(endpoint, { id: delivery.webhook_id, body: delivery.payload })
      await settle({ delivery, posted, startedAt, ms, now: clock.now() })
      const logged = { delivery: delivery.id, endpoint: endpoint.id, event: delivery.event, ms }
      if (posted.error === null) log.info(logged, 'a webhook was delivered')
      else log.warn({ ...logged, reason: posted.error }, 'a webhook was not delivered')
    } catch (error) {
      if (!stopping.signal.aborted) throw error
      await releaseDelivery(db, delivery)
    }
  }

  async function sendNow(endpoint: WebhookEndpointRow, { id, body }: { id: string; body: string }) {
    const at = clock.now()
    const started = performance.now()
    const signing = signingSecrets(endpoint, at)
    if (signing.length === 0) return { ...UNSIGNED, ms: 0 }
    const headers = await signatureHeaders(signing, { id, at, body })
    const post = { url: endpoint.url, body, headers }
    const posted = await postEvent(post, { allowedOrigins, resolve, signal: stopping.signal })
    return { ...posted, ms: Math.round(performance.now() - started) }
  }

  function signingSecrets(endpoint: WebhookEndpointRow, at: Date): string[] {
    const { secret, previous_secret: previous, previous_secret_until: until } = endpoint
    const isShared = previous !== null && until !== null && until > instantAfter(at)
    return [secret, ...(isShared ? [previous] : [])].flatMap((closed) => readSecret(closed) ?? [])
  }

  /** `undefined` for one that was encrypted with a JWT_SECRET that is gone; staff can rotate it. */
  function readSecret(closed: string): string | undefined {
    try {
      return secrets.open(closed)
    } catch (error) {
      log.warn({ err: error }, 'a webhook secret could not be read')
      return undefined
    }
  }

  async function takeUpOrWarn(): Promise<unknown> {
    if (stopping.signal.aborted) return
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
        if (!room.isEmpty()) await room.one()
        else if (taken === 0) return attempts
      }
    },
    sendNow,
    start: schedule,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running?.catch(() => {})
      await room.all()
    },
  }
}
