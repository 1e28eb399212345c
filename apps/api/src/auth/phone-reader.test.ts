import { expect, test } from 'vitest'
import { testApp } from '../../test/support/test-app'

const register = { username: 'Maria', mail: 'maria@example.com', password: 'harbour-gate-7' }

test('in a time zone of no country a phone number is one of the country of the business’s own phone', async () => {
  const { app } = await testApp({ environment: { TIME_ZONE: 'Etc/GMT+11' } })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...register, phone: '7999 1122' },
  })
  expect(reply.statusCode).toBe(201)
  const { id_user_pk } = reply.json()
  const account = await app.db
    .selectFrom('account')
    .select('phone')
    .where('id', '=', id_user_pk)
    .executeTakeFirst()
  expect(account?.phone).toBe('+35679991122')
})
