import { setTimeout as pause } from 'node:timers/promises'
import { client, type Server, type TestUser } from '../../support/product'
import type { Run } from '../proof'
import { load, withBareServer } from './load'
import { customersOf, waitForAnswers, waitForRecovery } from './recovery'

const SECONDS = 60
const TIMES = 5
const CONNECTIONS = 1000
const FEW = 16
const PROBE_EVERY_MS = 100
const RECOVERY_MS = 10_000

/** Five times the load that the machine bears: the excess is turned away, and afterwards all is as before. */
export async function exceed(run: Run, server: Server, guest: TestUser): Promise<void> {
  const send = client(8)
  const ask = async (path: string, token?: string) => {
    const reply = await send(`${server.url}${path}`, token ? { token } : {}).catch(() => undefined)
    return {
      status: reply?.status ?? 0,
      hasRetryAfter: reply?.headers['retry-after'] !== undefined,
    }
  }
  const seconds = run.scaled(SECONDS, 3)
  const bearable = await load(server, guest, { connections: FEW, seconds: Math.min(5, seconds) })
  const rate = Math.round(bearable.perSecond)
  const excess = { connections: CONNECTIONS, seconds, rate: TIMES * rate }
  run.progress(`${TIMES} times the ${rate}/s that it bears, for ${seconds} s, first to a bare server`)
  const bare = await withBareServer((server) => load(server, guest, excess))
  const customers = customersOf(server, guest)
  const before = await waitForAnswers(customers)

  const exempt: number[] = []
  const refusals: boolean[] = []
  let isOver = false
  const flood = load(server, guest, excess).finally(() => {
    isOver = true
  })
  while (!isOver) {
    exempt.push((await ask('/readyz')).status, (await ask(`/api/user/${guest.id}`, guest.token)).status)
    const probe = await ask('/api/products')
    if (probe.status === 503 || probe.status === 429) refusals.push(probe.hasRetryAfter)
    await pause(PROBE_EVERY_MS)
  }
  const { statuses, sent, hung, p99 } = await flood
  const recovered = await waitForRecovery(customers, before)
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  const wrong = Object.keys(statuses).filter((status) => !/^[234]|503/.test(status))
  run.promise(
    `of ${TIMES} times the bearable load all is 2xx, 4xx or 503, and nothing hangs that a bare server answers`,
    `${sent} sent: ${counts.join(', ')}; ${hung} hung, 99 of 100 within ${toSeconds(p99)}; ` +
      `of a bare server ${bare.hung} of ${bare.sent}, ${toSeconds(bare.p99)}`,
    wrong.length === 0 && hung <= bare.hung,
  )
  run.promise(
    'who is turned away is told when to come back',
    `${refusals.filter(Boolean).length} of ${refusals.length} sampled refusals with Retry-After`,
    refusals.every(Boolean),
  )
  const unanswered = exempt.filter((status) => status !== 200).length
  run.promise(
    'monitoring and sessions are answered meanwhile',
    `${exempt.length - unanswered} of ${exempt.length}`,
    unanswered === 0,
  )
  run.within('reads, logins and bookings as before within 10 s of an overload', recovered, RECOVERY_MS)
}

const toSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
