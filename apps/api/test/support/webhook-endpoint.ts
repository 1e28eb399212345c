import { WEBHOOK_EVENTS } from '@luzzu/domain'
import type { WebhookDelivery } from '@luzzu/domain/contracts'
import { aProduct } from './builders'
import type { SignedInUser } from './sign-in'
import { testApp } from './test-app'
import { webhookReceiver } from './webhook-receiver'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export async function withEndpoint({
  events = [...WEBHOOK_EVENTS] as readonly string[],
  receiver: given,
}: {
  events?: readonly string[]
  receiver?: Awaited<ReturnType<typeof webhookReceiver>>
} = {}) {
  const receiver = given ?? (await webhookReceiver())
  const started = await testApp({ environment: { WEBHOOK_ALLOWED_ORIGINS: receiver.origin } })
  const { app, db } = started
  const customer = await started.signedIn()
  // Sessions end while the clock moves.
  const send = async (method: Method, url: string, payload?: object, as?: SignedInUser) => {
    const { headers } = as ?? (await started.signedIn({ admin: true }))
    return app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  }
  const made = await send('POST', '/webhook-endpoints', { url: receiver.url, events })
  const { secret, id } = made.json<{ secret: string; id: number }>()
  const typesOf = () => receiver.received.map(({ event }) => event.type)
  const deliveries = async (query = '') =>
    (await send('GET', `/webhook-endpoints/${id}/deliveries${query}`)).json<WebhookDelivery[]>()
  const product = await aProduct(db, { units: 10 })
  return { ...started, receiver, customer, send, secret, id, typesOf, deliveries, product, made }
}

export const request = (product: number) => ({
  booking_date: '2026-06-20',
  id_product_fk: product,
  slot_id: 1,
  guests: 2,
})
