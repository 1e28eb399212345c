import { anApiToken, aProduct } from './builders'
import { testApp } from './test-app'
import { webhookReceiver } from './webhook-receiver'

export const CONTACT = { fullName: 'Karl Borg', emailAddress: 'karl@example.com' }
export const DAY = '2026-06-20'

type Update = { webhook: object; booking: { uuid: string; status: string } & Record<string, unknown> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A reseller with a webhook, unless it is to have none. */
export async function aReseller({ hears = true, instant = false, mode = 'live' as 'live' | 'test' } = {}) {
  const receiver = await webhookReceiver()
  const fixture = await testApp({ environment: { WEBHOOK_ALLOWED_ORIGINS: receiver.origin } })
  const { app, db, signedIn } = fixture
  const product = await aProduct(db, { units: 3, max_persons: 4 })
  const { headers } = await anApiToken(db, { scopes: ['octo'], mode })
  const staff = async (method: Method, url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: (await signedIn({ admin: true })).headers,
      ...(payload && { payload }),
    })
  const octo = async (method: Method, path: string, payload?: object, more: object = {}) => {
    const reply = await app.inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : null, headers: reply.headers }
  }
  if (instant) await staff('PUT', `/products/${product.id}/distribution`, { instant_confirmation: true })
  const hook = { url: receiver.url, event: 'booking_update' }
  const made = hears
    ? await octo('POST', '/webhooks', hook, { 'octo-capabilities': 'octo/pricing' })
    : undefined
  const hold = async (fields: object = {}) =>
    (
      await octo('POST', '/bookings', {
        productId: String(product.id),
        optionId: '1',
        availabilityId: `${DAY}T08:00:00+02:00`,
        unitItems: [{ unitId: 'guest' }],
        ...fields,
      })
    ).body.uuid as string
  const book = async (fields: object = {}) => {
    const uuid = await hold()
    await octo('POST', `/bookings/${uuid}/confirm`, {
      contact: CONTACT,
      resellerReference: 'BG-7',
      ...fields,
    })
    const [booking] = (await staff('GET', '/bookings')).json<{ id: number }[]>()
    return { uuid, id: Number(booking?.id) }
  }
  /** What was told since the last time. */
  const told = async () => {
    await app.webhooks.runOnce()
    return receiver.received.splice(0).map(({ body }) => JSON.parse(body) as Update)
  }
  const statuses = async () => (await told()).map(({ booking }) => booking.status)
  return { ...fixture, receiver, product, staff, octo, hook, made, hold, book, told, statuses }
}
