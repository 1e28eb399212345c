import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../support/builders'
import type { SignedInUser } from '../support/sign-in'
import { startTestApp, type TestApp } from '../support/test-app'

let fixture: TestApp & { stop: () => Promise<void> }
let admin: SignedInUser

beforeAll(async () => {
  fixture = await startTestApp()
  admin = await fixture.signedIn({ admin: true })
})

afterAll(() => fixture.stop())

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers: object = {}) =>
  fixture.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...admin.headers, ...headers },
    ...(payload && { payload }),
  })

async function anAddon() {
  const product = await aProduct(fixture.db)
  return { addon_name: 'Lunch', id_product_fk: product.id }
}

const RECORDS = [
  ['/faqs', () => ({ question: 'Why?', answer: 'Because.' }), { answer: 'So.' }],
  ['/activities', () => ({ name: 'Boats', description: 'At sea.' }), { name: 'Ships' }],
  ['/addons', anAddon, { addon_name: 'Dinner' }],
] as const

test.each(RECORDS)('%s: of concurrent changes to one version, one succeeds', async (path, made, change) => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await send('POST', path, await made())).json()
    const changes = Array.from({ length: 6 }, () =>
      send('PUT', `${path}/${id}`, change, { 'if-match': '"v1"' }),
    )
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 412, 412, 412, 412, 412])
  }
})

test.each(RECORDS)('%s: of concurrent deletions, one succeeds', async (path, made) => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await send('POST', path, await made())).json()
    const deletions = Array.from({ length: 4 }, () => send('DELETE', `${path}/${id}`))
    const statuses = (await Promise.all(deletions)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([204, 404, 404, 404])
  }
})
