import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { onTestFinished, vi } from 'vitest'

export type Received = {
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

const PATH = '/hooks'

/** A server that keeps what is posted to it, and answers 204 unless it is told how. */
export async function webhookReceiver(
  answer: RequestListener = (_request, reply) => reply.writeHead(204).end(),
) {
  const received: Received[] = []
  let atOnce = 0
  const receiver = { answer, received, requests: 0, mostAtOnce: 0, origin: '', url: '' }
  const server = createServer((request, reply) => {
    // Of any method: whoever follows a redirect may ask for it.
    if (request.url === PATH) receiver.requests += 1
    // Ports are given again: whoever asks for a page means another server, which has ended.
    if (request.method !== 'POST') return void reply.writeHead(404).end()
    atOnce += 1
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, atOnce)
    reply.once('close', () => {
      atOnce -= 1
    })
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] })
      receiver.answer(request, reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  receiver.url = `${receiver.origin}${PATH}`
  return receiver
}

/** Whether one of the signatures is right, and of the time that it says, as a receiver finds out. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  vi.useFakeTimers({ now: Number(headers['webhook-timestamp']) * 1000, toFake: ['Date'] })
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  } finally {
    vi.useRealTimers()
  }
}
