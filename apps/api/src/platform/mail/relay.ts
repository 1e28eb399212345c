import { type Clock, instantAfter, MINUTE, SECOND } from '../clock'
import { isPostgres } from '../database/dialect'
import type { Db, StoredEmail } from '../database/schema'
import { classifyFailure, type DeliveryFailure } from './classify-failure'
import type { EmailTemplates, Sender } from './email-template'
import { createOutage } from './outage'
import { renderEmail } from './render-email'
import { type Attempt, settleFailure, settleSent } from './settle'
import type { Transport } from './transport'

const LEASE_MS = MINUTE
const POLL_MS = SECOND

/** Sends the emails in the outbox: each at least once, also if a process dies meanwhile. */
export type Relay = {
  /** Sends the due emails; returns their number. */
  runOnce(): Promise<number>
  /** Attempts delivery at once, despite an outage. */
  resume(): void
  start(): void
  /** Finishes the current email. */
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

export function createRelay(dependencies: Dependencies): Relay {
  const { clock, log, transport } = dependencies
  const outage = createOutage()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  async function runOnce(): Promise<number> {
    let sent = 0
    while (!isStopped && !outage.isPausing(clock.now())) {
      const email = await claim(dependencies)
      if (!email) break
      const outcome = await deliver(email)
      if (outcome === 'sent') sent += 1
    }
    return sent
  }

  async function deliver(email: StoredEmail): Promise<'sent' | DeliveryFailure> {
    const { db, findSite, templates } = dependencies
    const attempt: Attempt = { db, email, now: clock.now() }
    const logged = { mail: email.id, kind: email.kind, booking: email.booking_id ?? undefined }
    try {
      const site = await findSite()
      const body = await renderEmail(db, email, { site, templates, now: attempt.now })
      await transport.send({ ...email, body })
    } catch (error) {
      const { kind, reason } = classifyFailure(error)
      log.warn({ ...logged, failure: kind, reason }, 'an email was not sent')
      // In an outage every email would fail, so all of them wait.
      const pause = kind === 'outage' ? outage.failed(attempt.now) : undefined
      if (kind !== 'outage') outage.ended()
      await settleFailure(attempt, { kind, reason, pause })
      return kind
    }
    outage.ended()
    await settleSent(attempt)
    log.info(logged, 'an email was sent')
    return 'sent'
  }

  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = runOnce()
        .catch((error) => log.warn({ err: error }, 'the outbox could not be read'))
        .finally(schedule)
    }, POLL_MS)
  }

  return {
    runOnce,
    resume: outage.ended,
    start: schedule,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
      transport.close()
    },
  }
}

/** Leases the oldest due email; until the lease expires no other relay takes it. */
async function claim({ db, clock }: Dependencies): Promise<StoredEmail | undefined> {
  const now = instantAfter(clock.now())
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  if (isPostgres(db)) due = due.forUpdate().skipLocked()
  return db
    .updateTable('outbox')
    .set({ leased_until: instantAfter(clock.now(), LEASE_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}
