import type { APIRequestContext } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { ADMIN, type Product } from '../../../e2e/support/product.ts'
import { listCacheEntries, waitForCached } from '../../../e2e/support/service-worker.ts'
import { expect } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, register } from '../../../e2e/support/users.ts'
import { test } from './proxied-test.ts'

const OFFLINE = /^You are offline\./
const AS_LAST_SEEN = /as last seen/

async function setPrice(request: APIRequestContext, { url }: Product, price: number): Promise<void> {
  const { token } = await (await request.post(`${url}/api/login`, { data: ADMIN })).json()
  const answer = await request.put(`${url}/api/products/1`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { price: String(price) },
  })
  expect(answer.status()).toBe(200)
}

test('without a connection the catalogue is shown as last seen, and renewed when there is one', async ({
  page,
  tcpProxy,
  product,
  request,
}) => {
  await page.goto('/products/1')
  await waitUntilHydrated(page)
  await waitForCached(page, '/', '/products/1')
  const home = async () => (await listCacheEntries(page)).find(({ address }) => address === '/')?.text
  // A busy server may send it without content.
  await expect(async () => {
    await page.goto('/')
    await waitUntilHydrated(page)
    await waitForCached(page)
    expect(await home()).toContain('Book Now: Painted Luzzu')
  }).toPass()

  tcpProxy.setFault('closed')
  await page.goto('/')
  await expect(page.getByText(AS_LAST_SEEN)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Now: Painted Luzzu' })).toBeVisible()
  await waitUntilHydrated(page)
  await page.goto('/products/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page.getByText(AS_LAST_SEEN)).toBeVisible()
  await waitUntilHydrated(page)
  await expect(page.getByRole('main')).toContainText('$120.00')

  await setPrice(request, product, 121)
  tcpProxy.setFault('none')
  await expect(page.getByRole('main')).toContainText('$121.00')
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await setPrice(request, product, 120)
})

test('with a connection a change by staff is seen by the next request', async ({
  page,
  product,
  request,
}) => {
  await page.goto('/products/1')
  await waitUntilHydrated(page)
  await waitForCached(page, '/products/1')
  await setPrice(request, product, 122)
  await page.goto('/products/1')
  await expect(page.getByRole('main')).toContainText('$122.00')
  await setPrice(request, product, 120)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('$120.00')
})

test('booking and My Bookings wait for a connection, with the session kept', async ({
  page,
  tcpProxy,
  product,
  request,
}) => {
  await logIn(page, await register(request, product))
  await page.goto('/my-bookings')
  await expect(page.getByText("You haven't made any bookings yet")).toBeVisible()
  await waitForCached(page, '/index.html')
  await page.goto('/book/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await waitForCached(page, '/index.html')

  tcpProxy.setFault('closed')
  for (const path of ['/my-bookings', '/book/1']) {
    await page.goto(path)
    await expect(page.getByText('We can’t be reached right now. This page opens when we can.')).toBeVisible()
  }
  tcpProxy.setFault('none')
  await expect(page.getByRole('heading', { level: 1, name: 'Painted Luzzu' })).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible()
})

test('without a connection the next trip is at hand, and nothing is left of it after a logout', async ({
  page,
  tcpProxy,
  product,
  request,
}) => {
  const person = await register(request, product)
  const { token } = await (await request.post(`${product.url}/api/login`, { data: person })).json()
  const booked = await request.post(`${product.url}/api/bookings`, {
    headers: { authorization: `Bearer ${token}` },
    data: { booking_date: daysFromNow(12), id_product_fk: 1, slot_id: 1, guests: 3 },
  })
  expect(booked.status()).toBe(201)
  await logIn(page, person)
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(stored).toContain('Painted Luzzu')
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/', '/index.html')

  tcpProxy.setFault('closed')
  await page.goto('/')
  await page.getByRole('link', { name: /^Your next trip/ }).click()
  const trip = page.getByRole('article', { name: 'Your next trip: Painted Luzzu' })
  await expect(trip).toContainText('3 guests')
  await page.reload()
  await expect(trip).toContainText(/As of \d\d:\d\d, .+ It may have changed since/)
  expect(await stored()).toContain('Painted Luzzu')
  for (const secret of [person.mail, person.username, person.phone])
    expect(await stored()).not.toContain(secret)

  tcpProxy.setFault('none')
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
  await expect(trip).toBeHidden()
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(await stored()).not.toContain('Painted Luzzu')
})

test('an area whose code is missing is loaded when there is a connection', async ({ page, tcpProxy }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  await waitForCached(page, '/')
  tcpProxy.setFault('closed')
  await page.goto('/my-bookings')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  tcpProxy.setFault('none')
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
})
