import { randomUUID } from 'node:crypto'
import { type Clock, HOUR, instantAfter, MINUTE, SECOND } from '../clock'
import type { Db } from '../database/schema'

/** A recurring task, run once for all processes that share the database. */
export type Job = {
  name: string
  /** From the end of one run to the start of the next, in milliseconds. */
  interval: number
  /** Whether there can be anything to do; always, where it is missing. */
  isNeeded?(): Promise<boolean>
  run(context: JobContext): Promise<void>
}

export type JobContext = {
  db: Db
  now: Date
  /** Aborted when the server stops, so that a long job ends early. */
  signal: AbortSignal
  /**
   * Call before each step of a long job: yields to requests, and makes sure that no other process has taken over.
   * @throws when the lease was lost.
   */
  renewLease(): Promise<void>
}

export type JobRunner = {
  /** Names the jobs that are needed, also those that have not run yet. */
  listNames(): Promise<string[]>
  /** Runs the due jobs; returns the names of those that ran here. */
  runDue(): Promise<string[]>
  start(): void
  stop(): Promise<void>
}

/** After a crash a job waits so long before another process runs it. */
const LEASE_MS = MINUTE
const HEARTBEAT_MS = 20 * SECOND
const POLL_INTERVAL_MS = 10 * SECOND
/** Delay after a failure, unless the interval is shorter. */
const RETRY_DELAY_MS = 10 * MINUTE
const STEP_DELAY_MS = 10
/** What lies further ahead than it can was written by a clock that was wrong. */
const CLOCK_DIFFERENCE_MS = HOUR
const MAX_ERROR_LENGTH = 500

type Log = { error(details: object, message: string): void }
type Dependencies = { db: Db; clock: Clock; jobs: readonly Job[]; log: Log }

export function createJobRunner({ db, clock, jobs, log }: Dependencies): JobRunner {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function runDue(): Promise<string[]> {
    const ran: string[] = []
    for (const job of jobs) {
      if (stopping.signal.aborted) break
      if (!(await isNeeded(job))) continue
      const lease = await takeLease(db, job, clock.now())
      if (!lease) continue
      await run(job, lease)
      ran.push(job.name)
    }
    return ran
  }

  async function run(job: Job, lease: string): Promise<void> {
    let failure: string | null = null
    const heartbeat = setInterval(() => {
      // Whether the lease was lost, the job is told before its next step.
      renewLease(db, lease, clock.now()).catch(() => {})
    }, HEARTBEAT_MS)
    try {
      await job.run({
        db,
        now: clock.now(),
        signal: stopping.signal,
        renewLease: async () => {
          await new Promise((resolve) => setTimeout(resolve, STEP_DELAY_MS))
          await renewLease(db, lease, clock.now())
        },
      })
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed')
      failure = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH)
    } finally {
      clearInterval(heartbeat)
    }
    const now = clock.now()
    const wait = failure === null ? job.interval : Math.min(job.interval, RETRY_DELAY_MS)
    await endLease(db, lease, {
      last_at: instantAfter(now),
      last_error: failure,
      due_at: instantAfter(now, wait),
    })
  }

  function schedule(): void {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      running = runDue()
        .catch((error) => log.error({ err: error }, 'due jobs could not be read'))
        .finally(schedule)
    }, POLL_INTERVAL_MS)
  }

  return {
    listNames: async () => {
      const needed = await Promise.all(jobs.map(isNeeded))
      return jobs.filter((_job, index) => needed[index]).map(({ name }) => name)
    },
    runDue,
    start: schedule,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

const isNeeded = async (job: Job): Promise<boolean> => (await job.isNeeded?.()) ?? true

/** Leases a job to this process; `undefined` when it is not due or leased elsewhere. */
async function takeLease(db: Db, { name, interval }: Job, now: Date): Promise<string | undefined> {
  const at = instantAfter(now)
  const latestDue = instantAfter(now, interval + CLOCK_DIFFERENCE_MS)
  const latestLease = instantAfter(now, LEASE_MS + CLOCK_DIFFERENCE_MS)
  const known = await db.selectFrom('job').select('due_at').where('name', '=', name).executeTakeFirst()
  if (known && known.due_at > at && known.due_at <= latestDue) return undefined
  if (!known) {
    await db
      .insertInto('job')
      .values({ name, due_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const lease = randomUUID()
  const taken = await db
    .updateTable('job')
    .set({ leased_by: lease, leased_until: instantAfter(now, LEASE_MS) })
    .where('name', '=', name)
    .where((row) => row.or([row('due_at', '<=', at), row('due_at', '>', latestDue)]))
    .where((row) =>
      row.or([
        row('leased_until', 'is', null),
        row('leased_until', '<', at),
        row('leased_until', '>', latestLease),
      ]),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n ? lease : undefined
}

async function renewLease(db: Db, lease: string, now: Date): Promise<void> {
  const renewed = await db
    .updateTable('job')
    .set({ leased_until: instantAfter(now, LEASE_MS) })
    .where('leased_by', '=', lease)
    .executeTakeFirst()
  if (renewed.numUpdatedRows === 0n) throw new Error('Another process has taken over this job.')
}

type Outcome = { last_at: string; last_error: string | null; due_at: string }

/** A run that lost its lease records nothing. */
async function endLease(db: Db, lease: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('job')
    .set({ ...outcome, leased_by: null, leased_until: null })
    .where('leased_by', '=', lease)
    .execute()
}
