import { ADMIN, type Product } from '../../e2e/support/product.ts'
import { daysFromNow, type TestUser } from '../../e2e/support/users.ts'

type Login = { mail: string; password: string }

async function call(site: Product, method: string, path: string, body: object, token?: string) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} failed: ${await answer.text()}`)
  return answer.json()
}

async function signIn(site: Product, { mail, password }: Login): Promise<{ token: string; id: number }> {
  const { token, user } = await call(site, 'POST', '/login', { mail, password })
  return { token, id: user.id_user_pk }
}

/** Prepares the customer's bookings; returns their ids. */
export async function registerAndBook(
  site: Product,
  guest: TestUser,
  days: readonly number[],
): Promise<number[]> {
  await call(site, 'POST', '/register', guest)
  const { token } = await signIn(site, guest)
  const ids: number[] = []
  for (const day of days) {
    const wanted = { booking_date: daysFromNow(day), id_product_fk: 1, slot_id: 1 }
    ids.push((await call(site, 'POST', '/bookings', wanted, token)).id)
  }
  return ids
}

/** Actions of staff while the customer's browser is open. */
export async function confirmBookingOf(site: Product, guest: Login): Promise<void> {
  const customer = await signIn(site, guest)
  const answer = await fetch(`${site.url}/api/bookings/user/${customer.id}`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  const [booking] = (await answer.json()) as { id: number }[]
  const { token } = await signIn(site, ADMIN)
  await call(site, 'PUT', `/bookings/${booking?.id}`, { status: 'Confirmed' }, token)
}
