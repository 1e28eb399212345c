import { expect, test } from 'vitest'
import { aBooking } from '../../../../test/support/builders'
import { startSelling } from '../../../../test/support/octo'

test('a count that was kept follows customers, contacts and references that change', async () => {
  const { app, db, product, signedIn, hold, confirm, send } = await startSelling({ instant: true, units: 50 })
  const { headers } = await signedIn({ admin: true })
  const as = async (
    headers: Record<string, string>,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const reply = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
    expect(reply.statusCode).toBeLessThan(300)
    return reply
  }
  const [maria, john] = [
    await signedIn({ username: 'Maria Vella' }),
    await signedIn({ username: 'John Borg' }),
  ]
  for (const { id: account_id } of [maria, maria, john, john])
    await aBooking(db, { account_id, product, booking_date: '2026-06-01', status: 'Confirmed' })
  const byPhone = { booking_date: '2026-06-25', id_product_fk: product.id, slot_id: 1 }
  const { id } = (
    await as(headers, 'POST', '/bookings', {
      ...byPhone,
      customer: { username: 'Doris Zammit', phone: '7999 1122' },
    })
  ).json()
  const { uuid } = (await hold({ resellerReference: 'BG-7' })).body
  await confirm(uuid)

  const totals = async () => {
    const counts: number[] = []
    for (const q of ['77665544', 'attard', 'PX-9', 'deleted account']) {
      const reply = await app.inject({
        url: `/api/bookings?limit=1&q=${encodeURIComponent(q)}`,
        headers,
      })
      counts.push(Number(reply.headers['x-total-count']))
    }
    return counts
  }
  const follow = async (change: () => Promise<unknown>, expected: number[]) => {
    await change()
    expect(await totals()).toEqual(expected)
  }
  const profile = (username: string, phone: string) => ({ username, phone })

  await follow(
    () => as(maria.headers, 'PUT', `/user/${maria.id}`, profile('Maria Vella', '77665544')),
    [2, 0, 0, 0],
  )
  await follow(
    () => as(john.headers, 'PUT', `/user/${john.id}`, profile('John Borg', '77665544')),
    [4, 0, 0, 0],
  )
  await follow(
    () => as(maria.headers, 'PUT', `/user/${maria.id}`, profile('Mary Attard', '77665544')),
    [4, 2, 0, 0],
  )
  await follow(
    () => as(john.headers, 'PUT', `/user/${john.id}`, profile('John Attard', '79000001')),
    [2, 4, 0, 0],
  )
  const contact = { name: 'Doris Zammit', phone: '7766 5544' }
  await follow(() => as(headers, 'PUT', `/bookings/${id}/contact`, contact), [3, 4, 0, 0])
  await follow(
    () => as(headers, 'PUT', `/bookings/${id}/contact`, { ...contact, name: 'Doris Attard' }),
    [3, 5, 0, 0],
  )
  await follow(
    () =>
      send('PATCH', `/bookings/${uuid}`, {
        contact: { fullName: 'Karl Attard', phoneNumber: '+35677665544' },
      }),
    [4, 6, 0, 0],
  )
  await follow(() => send('PATCH', `/bookings/${uuid}`, { resellerReference: 'PX-9' }), [4, 6, 1, 0])
  await follow(() => as(headers, 'DELETE', `/user/${maria.id}`), [2, 4, 1, 2])
})
