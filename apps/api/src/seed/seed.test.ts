import { validateDetails } from '@luzzu/domain'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../test/support/test-app'
import { seedAdministrator, seedCatalogue } from './seed'

test('an empty database is seeded once, also by two concurrent processes', async () => {
  const { app, db, clock } = await testApp()

  const made = await Promise.all([seedCatalogue(db, clock), seedCatalogue(db, clock)])

  expect(made.sort()).toEqual([0, 9])
  const products = (await app.inject({ url: '/api/products?image=url' })).json()
  expect(products.map(({ name, price }: { name: string; price: number }) => `${name} ${price}`)).toEqual([
    'Painted Luzzu 120',
    'RHIB Explorer 95',
    'Self-drive Boat 60',
    'Single Kayak 12',
    'Tandem Kayak 18',
    'Stand-up Jet Ski 80',
    'Runabout Jet Ski 90',
    'Sailing Yacht 150',
    'Sunset Catamaran 180',
  ])
  for (const { id } of products) {
    const details = (await app.inject({ url: `/api/products/${id}/details` })).json()
    expect(validateDetails(details)).toMatchObject({ ok: true })
    expect([details.bring.length, details.requirements.length]).not.toContain(0)
    expect(details.bring.join()).not.toContain(', ')
  }
  const picture = await app.inject({ url: products[0].image_url })
  expect(picture.headers['content-type']).toBe('image/jpeg')
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(640)
  expect((await app.inject({ url: '/api/faqs' })).json()).toHaveLength(5)
})

test('the first administrator is created while there is none, with a working password', async () => {
  const { app, db, clock } = await testApp()
  const wanted = { mail: 'harbour@example.com', password: undefined }

  const [one, other] = await Promise.all([
    seedAdministrator(db, wanted, clock),
    seedAdministrator(db, wanted, clock),
  ])

  const made = one ?? other
  expect([one, other].filter(Boolean)).toHaveLength(1)
  const login = await app.inject({ method: 'POST', url: '/api/login', payload: made ?? {} })
  expect(login.json().user).toMatchObject({ permission_level: 1 })
  expect(await seedAdministrator(db, wanted, clock)).toBeUndefined()
})
