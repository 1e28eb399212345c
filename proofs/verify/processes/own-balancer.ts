import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Forwarded = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }
type Answer = IncomingMessage | NodeJS.ErrnoException

const READS = ['GET', 'HEAD']
const RETRIED = [502, 503]

/** A balancer for machines without nginx: in turns, and a read goes to the next server where one refuses or fails. */
export async function startOwnBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const send = (port: number, { body, ...forwarded }: Forwarded) =>
    new Promise<Answer>((resolve) => {
      request({ host: '127.0.0.1', port, agent, ...forwarded }, resolve)
        .on('error', resolve)
        .end(body)
    })

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = { method, path: url, headers, body: await buffer(incoming) }
    // Its own: requests that come meanwhile take the next turns.
    const first = turn
    turn += 1
    let answer: Answer | undefined
    for (let attempt = 0; attempt < ports.length; attempt += 1) {
      if (answer && !mayGoOn(method, answer)) break
      answer = await send(ports[(first + attempt) % ports.length] ?? 0, forwarded)
    }
    if (!answer || answer instanceof Error) return void outgoing.writeHead(503, { 'retry-after': '5' }).end()
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Nothing can have happened by a read, nor by a write that was refused before it was sent. */
function mayGoOn(method: string, answer: Answer): boolean {
  const isRead = READS.includes(method)
  if (answer instanceof Error) return isRead || answer.code === 'ECONNREFUSED'
  if (!isRead || !RETRIED.includes(answer.statusCode ?? 0)) return false
  answer.resume()
  return true
}
