import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import type { Outbox } from './outbox.ts'
import { ADMIN, type Product } from './product.ts'
import type { TestUser } from './users.ts'
import { daysFromNow } from './users.ts'

export type SignedInUser = { token: string; session: string; id: number }

/** Logs in through the API. */
export async function signIn(
  request: APIRequestContext,
  { url }: Product,
  who: { mail: string; password: string } = ADMIN,
): Promise<SignedInUser> {
  const answer = await request.post(`${url}/api/login`, { data: { mail: who.mail, password: who.password } })
  if (!answer.ok()) throw new Error(`The login failed: ${await answer.text()}`)
  const { token, session_token, user } = await answer.json()
  return { token, session: session_token, id: user.id_user_pk }
}

/** Opens a path of the admin with an existing session. */
export async function openAs(page: Page, { token, session }: SignedInUser, path: string): Promise<void> {
  // Injected before the page's code and only once: later the page owns its storage.
  await page.addInitScript(
    ([jwt, key]) => {
      if (sessionStorage.getItem('planted') === key) return
      sessionStorage.setItem('planted', key)
      localStorage.setItem('auth', jwt)
      localStorage.setItem('session', key)
    },
    [token, session] as const,
  )
  await page.goto(path)
}

/** Tokens of what tests do beside the page: hashing a password for each request would take longer than all of them. */
const tokens = new Map<string, string>()

/** Sends a request of somebody who stays logged in. */
async function sendAs(
  request: APIRequestContext,
  { site, who }: { site: Product; who?: TestUser },
  path: string,
  options: { method: string; data?: object },
): Promise<APIResponse> {
  const key = `${site.url} ${who?.mail}`
  const send = (token: string) =>
    request.fetch(`${site.url}/api${path}`, { ...options, headers: { authorization: `Bearer ${token}` } })
  const known = tokens.get(key)
  const answer = known && (await send(known))
  if (answer && answer.status() !== 401) return answer
  const { token } = await signIn(request, site, who)
  tokens.set(key, token)
  return send(token)
}

type BookingOptions = { product?: number; days?: number; slot?: number }

/** Books through the API; returns the booking's id. */
export async function book(
  request: APIRequestContext,
  site: Product,
  who: TestUser,
  { product = 1, days = 9, slot = 1 }: BookingOptions = {},
): Promise<number> {
  const answer = await sendAs(request, { site, who }, '/bookings', {
    method: 'POST',
    data: { booking_date: daysFromNow(days), id_product_fk: product, slot_id: slot },
  })
  if (!answer.ok()) throw new Error(`The booking failed: ${await answer.text()}`)
  return (await answer.json()).id
}

/** Actions of another administrator through the API. */
export async function asStaff(
  request: APIRequestContext,
  site: Product,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  data?: object,
): Promise<unknown> {
  const answer = await sendAs(request, { site }, path, { method, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${method} ${path} failed: ${await answer.text()}`)
  return answer.status() === 204 ? undefined : answer.json()
}

type Promotion = { site: Product; outbox: Outbox; who: TestUser; id: number }

/** Makes a user an administrator, who sets the same password again by the emailed link. */
export async function promote(
  request: APIRequestContext,
  { site, outbox, who, id }: Promotion,
): Promise<void> {
  await asStaff(request, site, 'PUT', `/customers/${id}`, { permission_level: 1 })
  const setPassword = async () => {
    const [token = 'none'] = await outbox.passwordTokensTo(who.mail)
    const data = { password: who.password }
    return (await request.put(`${site.url}/api/password-resets/${token}`, { data })).status()
  }
  await expect.poll(setPassword).toBe(204)
}

/** Demotes every administrator but the first, because other tests promote users. */
export async function demoteOtherAdmins(request: APIRequestContext, site: Product): Promise<void> {
  const { id } = await signIn(request, site)
  const all = (await asStaff(request, site, 'GET', '/customers?limit=100')) as {
    id_user_pk: number
    permission_level: number
  }[]
  for (const { id_user_pk, permission_level } of all) {
    if (permission_level === 1 && id_user_pk !== id) {
      await asStaff(request, site, 'PUT', `/customers/${id_user_pk}`, { permission_level: 0 })
    }
  }
}
