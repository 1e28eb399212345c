import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** With those of the leases below the ports that systems give to connections, as the use may be seconds later. */
const FIRST = 12_000
const COUNT = 10_000

/** A port of this machine that nobody listens on, and that no other caller is given until this process ends. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await leasePort(port)) return port
  }
}

/** Listens on the port's counterpart in the range above, which the system ends with the process, however that ends. */
export async function leasePort(port: number): Promise<boolean> {
  const lease = await listen(port + COUNT, '127.0.0.1')
  if (!lease) return false
  const probe = await listen(port)
  if (probe) {
    await once(probe.close(), 'close')
    lease.unref()
  } else {
    await once(lease.close(), 'close')
  }
  return probe !== undefined
}

/** Nothing if another listens there. */
async function listen(port: number, host?: string): Promise<Server | undefined> {
  const server = createServer().listen({ port, host })
  try {
    await once(server, 'listening')
    return server
  } catch {
    return undefined
  }
}
