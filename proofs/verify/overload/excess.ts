import { setTimeout as pause } from 'node:timers/promises'
import { client, type Person, type Server } from '../../support/product'
import type { Run } from '../proof'
import { load, READS } from './load'

const SECONDS = 60
const TIMES = 5
const CONNECTIONS = 1000
const FEW = 16
const PROBE_EVERY_MS = 100
const CALM_MS = 250
const RECOVERY_MS = 10_000
const LONGEST_WAIT_MS = 60_000

/** Five times the load that the machine bears: the excess is turned away, and afterwards all is as before. */
export async function exceed(run: Run, server: Server, guest: Person): Promise<void> {
  const send = client(8)
  const timed = async (path: string, token?: string) => {
    const from = performance.now()
    const reply = await send(`${server.url}${path}`, token ? { token } : {}).catch(() => undefined)
    return {
      status: reply?.status ?? 0,
      hasRetryAfter: reply?.headers['retry-after'] !== undefined,
      ms: performance.now() - from,
    }
  }
  const seconds = run.scaled(SECONDS, 3)
  const bearable = await load(server, guest, { connections: FEW, seconds: Math.min(5, seconds) })
  const rate = Math.round(bearable.perSecond)
  run.progress(`${TIMES} times the ${rate}/s that it bears, for ${seconds} s`)

  const exempt: number[] = []
  const refusals: boolean[] = []
  let isOver = false
  const flood = load(server, guest, {
    connections: CONNECTIONS,
    seconds,
    rate: TIMES * rate,
  }).finally(() => {
    isOver = true
  })
  while (!isOver) {
    exempt.push((await timed('/readyz')).status, (await timed(`/api/user/${guest.id}`, guest.token)).status)
    const probe = await timed('/api/products')
    if (probe.status === 503 || probe.status === 429) refusals.push(probe.hasRetryAfter)
    await pause(PROBE_EVERY_MS)
  }
  const { statuses, sent, hung } = await flood
  const from = performance.now()
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  const wrong = Object.keys(statuses).filter((status) => !/^[234]|503/.test(status))
  run.promise(
    `of ${TIMES} times the bearable load all is 2xx, 4xx or 503, and nothing hangs`,
    `${sent} sent: ${counts.join(', ')}; ${hung} hung`,
    wrong.length === 0 && hung === 0,
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

  let recovered = LONGEST_WAIT_MS
  while (performance.now() - from < LONGEST_WAIT_MS) {
    const at = performance.now() - from
    const replies = await Promise.all(READS.map((path) => timed(path)))
    if (replies.every(({ status, ms }) => status === 200 && ms <= CALM_MS)) {
      recovered = at
      break
    }
    await pause(PROBE_EVERY_MS)
  }
  run.within('as before within 10 s of an overload', recovered, RECOVERY_MS)
}
