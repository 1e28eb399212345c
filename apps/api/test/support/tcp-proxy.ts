import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What the proxy does to what passes through it. */
export type NetworkFault =
  | 'none'
  /** Bytes arrive late. */
  | 'delayed'
  /** Few bytes arrive per second. */
  | 'slow'
  /** Nothing arrives any more, and no connection is closed. */
  | 'silent'
  /** Connections are closed, and new ones too. */
  | 'closed'
  /** Connections are reset after some bytes. */
  | 'reset'

type Target = { hostname: string; port: number | string }

export type TcpProxy = {
  port: number
  setFault(fault: NetworkFault): void
  /** Ends all connections; new ones lead to another server. */
  setTarget(target: Target): void
  /** Client connections; each has another one to the server. */
  count(): number
  close(): void
}

const LONGEST_DELAY_MS = 400
const SLOW_PAUSE_MS = 50
const SLOW_BYTES = 1600
/** Of the chunks that pass, this share resets the connection. */
const RESET_SHARE = 0.2

/** A TCP proxy between a client and a server that fails on purpose. */
export async function startTcpProxy(server: Target, random: () => number = Math.random): Promise<TcpProxy> {
  const clients = new Set<Socket>()
  let target = server
  let fault: NetworkFault = 'none'
  const proxy = createServer({ noDelay: true }, (socket) => {
    const onward = connect({ host: target.hostname, port: Number(target.port), noDelay: true })
    clients.add(socket)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from
        .on('error', () => {})
        .on('close', () => {
          clients.delete(socket)
          to.destroy()
        })
      let passed = Promise.resolve()
      from.on('data', (bytes) => {
        const now = fault
        if (isCutOff(from, now) || now === 'silent') return
        passed = passed.then(() => pass(bytes, to, now))
      })
    }
    if (fault === 'closed') socket.destroy()
  }).listen(0, '127.0.0.1')

  function endAll(): void {
    for (const client of clients) client.destroy()
  }

  function isCutOff(from: Socket, now: NetworkFault): boolean {
    if (now === 'closed') from.destroy()
    if (now === 'reset' && random() < RESET_SHARE) from.resetAndDestroy()
    return from.destroyed
  }

  async function pass(bytes: Buffer, to: Socket, now: NetworkFault): Promise<void> {
    if (now === 'delayed') await pause(random() * LONGEST_DELAY_MS)
    if (now !== 'slow') return void to.write(bytes)
    for (let at = 0; at < bytes.length && !to.destroyed; at += SLOW_BYTES) {
      to.write(bytes.subarray(at, at + SLOW_BYTES))
      await pause(SLOW_PAUSE_MS)
    }
  }

  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    setFault: (next) => {
      fault = next
      if (fault === 'closed') endAll()
    },
    setTarget: (next) => {
      target = next
      endAll()
    },
    count: () => clients.size,
    close: () => {
      proxy.close()
      endAll()
    },
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
