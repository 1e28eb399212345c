import { anApiToken, aProduct } from './builders'
import { type TestApp, testApp } from './test-app'

const CONTACT = {
  fullName: 'Karl Borg',
  emailAddress: 'karl@example.com',
  phoneNumber: '+35679000000',
}

export const ID = '2026-06-20T08:00:00+02:00'

export async function startSelling(
  options: { units?: number; instant?: boolean; mode?: 'live' | 'test' } = {},
) {
  const fixture = await testApp()
  const product = await aProduct(fixture.db, { units: options.units ?? 2, max_persons: 4 })
  if (options.instant) await distribute(fixture, product.id, { instant_confirmation: true })
  const { headers } = await anApiToken(fixture.db, { scopes: ['octo'], mode: options.mode ?? 'live' })
  return { ...fixture, product, headers, ...reseller(fixture, headers, product.id) }
}

export async function distribute({ app, signedIn }: TestApp, id: number, payload: object) {
  const { headers } = await signedIn({ admin: true })
  return app.inject({ method: 'PUT', url: `/api/products/${id}/distribution`, headers, payload })
}

export function reseller({ app }: TestApp, headers: object, productId: number) {
  const send = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    more: object = {},
  ) => {
    const reply = await app.inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
  }
  const place = { productId: String(productId), optionId: '1', availabilityId: ID }
  const hold = (fields: object = {}) =>
    send('POST', '/bookings', { ...place, unitItems: [{ unitId: 'guest' }, { unitId: 'guest' }], ...fields })
  const confirm = (uuid: string, fields: object = {}) =>
    send('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT, ...fields })
  return { send, place, hold, confirm }
}
