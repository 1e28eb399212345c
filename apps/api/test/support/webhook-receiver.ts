import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Received = {
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** A server that keeps what is posted to it, and answers 204 unless it is told how. */
export async function webhookReceiver(
  answer: RequestListener = (_request, reply) => reply.writeHead(204).end(),
) {
  const received: Received[] = []
  const receiver = { answer, received, connections: 0, origin: '', url: '' }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] })
      receiver.answer(request, reply)
    })
  })
  server.on('connection', () => {
    receiver.connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  receiver.url = `${receiver.origin}/hooks`
  return receiver
}

/** Whether one of the signatures is right, by the text of Standard Webhooks 1.0.0. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(wanted)
}
