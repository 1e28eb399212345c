import { readFileSync } from 'node:fs'
import { client, startServer } from '../../support/product'
import { StatusCounts } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'

const REQUESTS = 100_000
const AT_ONCE = 16
const MAX_MEMORY_MB = 256
const MOST_GROWTH_MB = 128
const WARM_UP = 300

/** Requests from ever new addresses for ever new paths, with limits in force. */
export async function floodAddresses(run: Run): Promise<void> {
  const store = await openSeededStore('sqlite')
  try {
    const server = await startServer(store, {
      environment: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', MAX_MEMORY_MB: String(MAX_MEMORY_MB) },
    })
    const requests = run.scaled(REQUESTS, 500)
    run.progress(`${requests} requests from as many addresses`)
    const send = client(AT_ONCE)
    const statuses = new StatusCounts()
    let next = 0
    let before = 0
    let largest = 0
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < requests) {
          next += 1
          const address = `2001:db8:${(next >> 16).toString(16)}:${(next & 0xffff).toString(16)}::1`
          const options = { headers: { 'x-forwarded-for': address } }
          const isLogin = next % 50 === 0
          const payload = { mail: `nobody-${next}@example.com`, password: 'a wrong password' }
          const reply = isLogin
            ? await send(`${server.url}/api/login`, { ...options, method: 'POST', payload })
            : await send(`${server.url}/api/products?address=${next}`, options)
          statuses.add(reply.status)
          if (next <= WARM_UP) before = Math.max(before, residentMb(server.process.pid))
          if (next % 100 === 0) largest = Math.max(largest, residentMb(server.process.pid))
        }
      }),
    )
    const { status } = await send(`${server.url}/api/products`)
    await server.stop()
    run.promise(
      `a flood of addresses grows memory by at most ${MOST_GROWTH_MB} MB under MAX_MEMORY_MB=${MAX_MEMORY_MB}`,
      `from ${Math.round(before)} to at most ${Math.round(largest)} MB, ${statuses}, then ${status}`,
      largest - before <= MOST_GROWTH_MB && statuses.besides(200, 401, 429, 503) === 0 && status === 200,
    )
  } finally {
    await store.close()
  }
}

/** 0 where the system does not tell it. */
function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
