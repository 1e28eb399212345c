import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { HOUR, MINUTE, SECOND } from '../clock'
import { createJobRunner, type Job, type JobContext } from './jobs'

const QUIET = { error: () => {} }

async function withJob(work: (context: JobContext) => Promise<void> = async () => {}) {
  const { db, clock } = await testApp()
  let runs = 0
  const job: Job = {
    name: 'tidy',
    interval: HOUR,
    run: (context) => {
      runs += 1
      return work(context)
    },
  }
  const runner = () => createJobRunner({ db, clock, jobs: [job], log: QUIET })
  const stored = () => db.selectFrom('job').selectAll().where('name', '=', 'tidy').executeTakeFirstOrThrow()
  return { db, clock, runner, stored, runs: () => runs }
}

test('a job runs at once, then at its interval, and its last run is stored', async () => {
  const { clock, runner, stored, runs } = await withJob()
  const jobs = runner()

  expect([await jobs.runDue(), await jobs.runDue()]).toEqual([['tidy'], []])
  expect(await stored()).toMatchObject({ last_at: clock.now().toISOString(), last_error: null })
  clock.advance(HOUR)
  // Another process, or the same one after a restart.
  expect(await runner().runDue()).toEqual(['tidy'])
  expect(runs()).toBe(2)
})

test('of several processes one runs it', async () => {
  const { runner, runs, clock } = await withJob()
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([1, 2, 3, 4].map(() => runner().runDue()))
    expect(runs()).toBe(round + 1)
    clock.advance(HOUR)
  }
})

test('a failure is stored, and the job retried soon', async () => {
  let isBad = true
  const { clock, runner, stored } = await withJob(async () => {
    if (isBad) throw new Error('no space')
  })
  await runner().runDue()
  expect(await stored()).toMatchObject({ last_error: 'no space', leased_until: null })
  isBad = false
  clock.advance(10 * MINUTE)

  expect(await runner().runDue()).toEqual(['tidy'])
  expect(await stored()).toMatchObject({ last_error: null })
})

test('a job whose process died runs elsewhere, and the old run stops and stores nothing', async () => {
  let resume = () => {}
  let outcome: unknown
  const { clock, runner, stored, runs } = await withJob(async ({ renewLease }) => {
    if (runs() > 1) return
    await new Promise<void>((resolve) => {
      resume = resolve
    })
    outcome = await renewLease().catch((error: Error) => error.message)
    throw new Error('stopped')
  })
  const first = runner().runDue()
  await expect.poll(runs).toBe(1)
  expect(await runner().runDue()).toEqual([])
  clock.advance(61 * SECOND)
  expect(await runner().runDue()).toEqual(['tidy'])
  resume()
  await first

  expect(outcome).toBe('Another process has taken over this job.')
  expect(await stored()).toMatchObject({ last_error: null })
})

test('a job goes on after a clock that was years ahead was set right, also one that was left running', async () => {
  const { db, clock, runner, stored } = await withJob()
  const right = clock.now()
  clock.set('2040-01-01T00:00:00.000Z')
  await runner().runDue()
  clock.set(right.toISOString())
  expect(await runner().runDue()).toEqual(['tidy'])
  expect(await runner().runDue()).toEqual([])

  const ahead = '2040-01-01T00:01:00.000Z'
  await db.updateTable('job').set({ leased_by: 'gone', leased_until: ahead }).execute()
  clock.advance(HOUR)
  expect(await runner().runDue()).toEqual(['tidy'])
  expect(await stored()).toMatchObject({ leased_by: null, last_at: clock.now().toISOString() })
})

test('a job that takes long keeps its lease', async () => {
  const { clock, runner, runs } = await withJob(async () => {
    for (let second = 0; second < 120; second += 20) {
      clock.advance(20 * SECOND)
      vi.advanceTimersByTime(20 * SECOND)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(await runner().runDue()).toEqual([])
    }
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await runner().runDue()).toEqual(['tidy'])
  expect(runs()).toBe(1)
})

test('a stopping server lets its job end, and starts no other', async () => {
  const { runner, runs } = await withJob(async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  })
  const jobs = runner()
  const run = jobs.runDue()
  await expect.poll(runs).toBe(1)
  await jobs.stop()
  await run

  expect(await jobs.runDue()).toEqual([])
})
