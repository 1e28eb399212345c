import { type Clock, instantAfter, MINUTE, SECOND } from '../clock'
import { isPostgres } from '../database/engine'
import type { Db } from '../database/schema'
import { judgeFailure } from './failures'
import type { StoredMail } from './outbox.table'
import type { Transport } from './transport'

const LEASE_MS = MINUTE
const POLL_MS = SECOND

/** Sends what lies in the outbox: each mail at least once, also when a process dies on the way. */
export type Relay = {
  /** Sends what is due now; returns how many were sent. */
  runOnce(): Promise<number>
  start(): void
  /** Finishes the mail it is at. */
  stop(): Promise<void>
}

type Log = { warn(details: object, message: string): void }
type Needs = { db: Db; clock: Clock; transport: Transport; log: Log }

export function createRelay(needs: Needs): Relay {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  async function runOnce(): Promise<number> {
    let sent = 0
    while (!isStopped) {
      const mail = await claim(needs)
      if (!mail) break
      const outcome = await deliver(needs, mail)
      if (outcome === 'sent') sent += 1
      // Where the server cannot be reached the other mails fare no better.
      if (outcome === 'unreachable') break
    }
    return sent
  }

  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = runOnce()
        .catch((error) => needs.log.warn({ err: error }, 'the outbox could not be read'))
        .finally(schedule)
    }, POLL_MS)
  }

  return {
    runOnce,
    start: schedule,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
      needs.transport.close()
    },
  }
}

/** Takes the oldest due mail; until the lease ends nobody else takes it. */
async function claim({ db, clock }: Needs): Promise<StoredMail | undefined> {
  const now = instantAfter(clock.now())
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('parked_at', 'is', null)
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

async function deliver(
  { db, clock, transport, log }: Needs,
  mail: StoredMail,
): Promise<'sent' | 'failed' | 'unreachable'> {
  const settle = (change: Partial<StoredMail>) =>
    db
      .updateTable('outbox')
      .set({ leased_until: null, ...change })
      .where('id', '=', mail.id)
      .execute()
  try {
    await transport.send(mail)
  } catch (error) {
    const { isUnreachable, attempts, wait, isGivenUp, reason } = judgeFailure(error, mail.attempts)
    log.warn({ mail: mail.id, kind: mail.kind, reason, attempts }, 'mail was not sent')
    const parked_at = isGivenUp ? instantAfter(clock.now()) : null
    await settle({ attempts, last_error: reason, due_at: instantAfter(clock.now(), wait), parked_at })
    return isUnreachable ? 'unreachable' : 'failed'
  }
  await settle({ sent_at: instantAfter(clock.now()), last_error: null })
  return 'sent'
}
