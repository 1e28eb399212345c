import { setTimeout as delay } from 'node:timers/promises'
import { ownEmailOf, withoutPersonalData } from '@luzzu/domain'
import { sql } from 'kysely'
import { type Clock, instantAfter, MINUTE, SECOND } from '../clock'
import { isPostgres } from '../database/dialect'
import type { Db, StoredEmail } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { isBusy, isUnavailable } from '../errors/database-errors'
import { classifyFailure } from './classify-failure'
import type { EmailTemplates, Sender } from './email-template'
import { createOutage } from './outage'
import { type Attempt, IN_ORDER_RETRY_MS, recordFailure, recordSent } from './record-delivery'
import { renderEmail } from './render-email'
import type { Transport } from './transport'

const LEASE_MS = MINUTE
const POLL_MS = SECOND
/** So many emails are sent at once: a slow recipient holds up one connection. */
const CONNECTIONS = 5
/** Key of the advisory lock under which relays lease emails. */
const CLAIM_LOCK = 20_260_034

/** Sends the emails in the outbox: each at least once, also if a process dies meanwhile. */
export type Relay = {
  /** Sends the due emails; returns their number. */
  runOnce(): Promise<number>
  /** Attempts delivery at once, despite an outage. */
  resume(): void
  start(): void
  /** Finishes the current emails. */
  stop(): Promise<void>
}

type Log = Record<'info' | 'warn', (details: object, message: string) => void>
type Dependencies = {
  db: Db
  clock: Clock
  findSite: () => Promise<Sender>
  templates: EmailTemplates
  transport: Transport
  log: Log
}

type Failed = { error: unknown; startedAt: number; logged: object }

export function createRelay(dependencies: Dependencies): Relay {
  const { clock, log, transport } = dependencies
  const outage = createOutage()
  const deliveries = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let claiming: Promise<number> | undefined
  let sent = 0
  let lastSentAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  /** How many were sent while that could not be written. */
  let unrecorded = 0

  /** Takes up due emails while connections are free; returns how many. In an outage one at a time is attempted. */
  function takeUp(): Promise<number> {
    claiming ??= claimAll().finally(() => {
      claiming = undefined
    })
    return claiming
  }

  function mostAtOnce(): number {
    if (unrecorded > 0) return 0
    return outage.isOn() ? 1 : CONNECTIONS
  }

  async function claimAll(): Promise<number> {
    for (let claimed = 0; ; claimed += 1) {
      const isFree = deliveries.size < mostAtOnce()
      if (isStopped || !isFree || outage.isPausing(clock.now())) return claimed
      const email = await claim(dependencies)
      if (!email) return claimed
      const delivery = deliver(email)
        .catch((error) => log.warn({ err: error, mail: email.id }, 'an email could not be settled'))
        .finally(() => {
          deliveries.delete(delivery)
          // Between polls, too, a connection that gets free takes up the next one.
          if (timer) void takeUpOrWarn()
        })
      deliveries.add(delivery)
    }
  }

  async function runOnce(): Promise<number> {
    const before = sent
    while (true) {
      // An email to a recipient of these is found only when they have ended, perhaps during this search.
      const isSending = deliveries.size > 0
      const claimed = await takeUp()
      if (deliveries.size > 0) await Promise.race(deliveries)
      else if (claimed === 0 && !isSending) return sent - before
    }
  }

  async function deliver(email: StoredEmail): Promise<void> {
    const { db, findSite, templates } = dependencies
    const attempt: Attempt = { db, email, now: clock.now() }
    const startedAt = performance.now()
    const logged = { mail: email.id, kind: email.kind, booking: email.booking_id ?? undefined }
    // A slow server can take longer than a lease.
    const renewal = setInterval(() => void renewLease(dependencies, email).catch(() => {}), LEASE_MS / 3)
    try {
      const site = await findSite()
      const body = await renderEmail(db, email, { site, templates, now: attempt.now })
      await transport.send({ ...email, body, replyTo: site.settings && ownEmailOf(site.settings) })
    } catch (error) {
      return settleFailed(attempt, { error, startedAt, logged })
    } finally {
      clearInterval(renewal)
    }
    outage.ended()
    await settleSent(attempt, logged)
    sent += 1
    lastSentAt = performance.now()
    log.info(logged, 'an email was sent')
  }

  /** Once its lease has ended it would be sent again, so nothing else comes before the record. */
  async function settleSent(attempt: Attempt, logged: object): Promise<void> {
    if (await isRecorded(attempt, logged)) return
    unrecorded += 1
    try {
      do await delay(POLL_MS)
      while (!(await isRecorded(attempt, logged)))
    } finally {
      unrecorded -= 1
    }
  }

  async function isRecorded(attempt: Attempt, logged: object): Promise<boolean> {
    try {
      await recordSent(attempt)
      return true
    } catch (error) {
      if (isStopped || !(isBusy(error) || isUnavailable(error))) throw error
      log.warn({ ...logged, err: error }, 'an email was sent, which cannot be recorded yet')
      return false
    }
  }

  async function settleFailed(attempt: Attempt, { error, startedAt, logged }: Failed): Promise<void> {
    const { kind: found, reason } = classifyFailure(error)
    // While others were sent there is no outage: the server is slow for this one alone.
    const kind = found === 'outage' && lastSentAt > startedAt ? 'deferred' : found
    // Servers quote the recipient.
    log.warn({ ...logged, failure: kind, reason: withoutPersonalData(reason) }, 'an email was not sent')
    // In an outage every email would fail, so all of them wait.
    const pause = kind === 'outage' ? outage.failed(attempt.now) : undefined
    if (kind !== 'outage') outage.ended()
    await recordFailure(attempt, { kind, reason, pause })
  }

  function takeUpOrWarn(): Promise<unknown> {
    return takeUp().catch((error) => log.warn({ err: error }, 'the outbox could not be read'))
  }

  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => void takeUpOrWarn().finally(schedule), POLL_MS)
  }

  return {
    runOnce,
    resume: outage.ended,
    start: schedule,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await claiming?.catch(() => {})
      await Promise.all(deliveries)
      transport.close()
    },
  }
}

/**
 * Leases the oldest due email whose recipient is not being sent another one, nor waits for an earlier one, so that each gets
 * them in order; until the lease expires no other relay takes it.
 */
function claim({ db, clock }: Dependencies): Promise<StoredEmail | undefined> {
  const now = clock.now()
  if (!isPostgres(db)) return leaseOldest(db, now)
  return inTransaction(db, async (tx) => {
    // Two relays would not see each other's leases.
    await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(tx)
    return leaseOldest(tx, now)
  })
}

function leaseOldest(db: Db, now: Date): Promise<StoredEmail | undefined> {
  const at = instantAfter(now)
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null).where('failed_at', 'is', null)
  const due = unsent
    .select('id')
    .where('due_at', '<=', at)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', at)]))
    .where('recipient', 'not in', unsent.select('recipient').where('leased_until', '>=', at))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.recipient', '=', 'outbox.recipient')
            .whereRef('earlier.id', '<', 'outbox.id')
            .where('earlier.sent_at', 'is', null)
            .where('earlier.failed_at', 'is', null)
            .where((row) =>
              row.or([
                row('earlier.due_at', '<=', at),
                row.and([
                  row('earlier.attempts', '>', 0),
                  row('earlier.first_attempt_at', '>', instantAfter(now, -IN_ORDER_RETRY_MS)),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  return db
    .updateTable('outbox')
    .set({ leased_until: instantAfter(now, LEASE_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

async function renewLease({ db, clock }: Dependencies, { id }: StoredEmail): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: instantAfter(clock.now(), LEASE_MS) })
    .where('id', '=', id)
    .where('leased_until', 'is not', null)
    .execute()
}
