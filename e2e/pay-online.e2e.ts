import {
  type StripeSimulator,
  startStripeSimulator,
} from '../tools/stripe-simulator/start-stripe-simulator.ts'
import { freePort } from '../tools/test/free-port.ts'
import { listHydrationChanges, observeHydration } from './support/hydration.ts'
import { openPrerendered } from './support/open-prerendered.ts'
import { Outbox } from './support/outbox.ts'
import { type Product, startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, register } from './support/users.ts'

let stripe: StripeSimulator
let product: Product

test.beforeAll(async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  stripe = await startStripeSimulator({ webhookUrl: `${url}/api/webhooks/stripe` })
  const environment = { ...stripe.environment, SITE_URL: url }
  product = await startProduct({ dataDir: seededFolder(), environment, port })
})
test.afterAll(async () => {
  await product.stop()
  await stripe.close()
})

/** Refunds leave with a job, which runs every half a minute. */
const WITHIN = { timeout: 120_000 }

test('where payments are on, hydration changes no node of the prerendered pages', async ({
  browser,
  request,
}) => {
  await asStaff(request, product, 'PUT', '/settings', { payments: { mode: 'online' } })
  const page = await browser.newPage({ baseURL: product.url })
  await observeHydration(page)
  for (const path of ['/', '/products/1', '/login', '/register']) {
    await openPrerendered(page, path)
    expect(await page.locator('#prerendered').textContent()).toContain('"mode":"online"')
    expect(await listHydrationChanges(page), path).toEqual([])
  }
  await page.close()
})

test('a customer pays at Stripe and comes back, staff confirm, the receipt comes, and a cancellation refunds the card', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({ baseURL: product.url })
  await asStaff(request, product, 'PUT', '/settings', { payments: { mode: 'online' } })
  const maria = await register(request, product)
  await openAs(page, await signIn(request, product, maria), '/book/1')
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(11))
  await summary.getByRole('button', { name: 'Continue to Time Selection' }).click()
  await page.getByRole('radio', { name: /Morning/ }).check()
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  await page.getByRole('checkbox', { name: 'I accept these terms' }).check()
  await page.getByRole('button', { name: 'Pay $120.00 and book' }).click()

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Your payment is not finished' })).toBeFocused()
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay $120.00' })).toBeVisible()
  await page.getByLabel('Email').fill(maria.mail)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByLabel('Email').fill(maria.mail)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/manage/)
  await expect(page.getByRole('heading', { name: 'Your booking was sent' })).toBeVisible()

  const office = await browser.newPage({ baseURL: product.url })
  await openAs(office, await signIn(request, product), '/admin/bookings')
  const row = office.getByRole('row').filter({ hasText: maria.username })
  await row.getByRole('button', { name: /^Approve/ }).click()
  const approving = office.getByRole('dialog')
  await approving.getByRole('button', { name: /^Approve/ }).click()
  const received = () => [...stripe.account.intents.values()].map(({ amount_received }) => amount_received)
  await expect.poll(received, WITHIN).toEqual([12_000])
  const outbox = new Outbox([product])
  const subjects = async () => (await outbox.subjectsTo(maria.mail)).join()
  await expect.poll(subjects, WITHIN).toContain('Booking confirmed: ')

  await page.goto('/my-bookings')
  const booking = page.getByRole('article').filter({ hasText: 'Painted Luzzu' })
  await booking.getByRole('button', { name: /^View Details/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(cancelling).toContainText('You get back $120.00 of the $120.00 that you paid.')
  await cancelling.getByRole('button', { name: 'Cancel and get $120.00 back' }).click()
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
  const returned = () =>
    [...stripe.account.refunds.values()].map(({ amount, status }) => `${amount} ${status}`)
  await expect.poll(returned, WITHIN).toEqual(['12000 succeeded'])
  await expect.poll(subjects, WITHIN).toContain('Refund: C-')
  await office.close()
  await page.close()
})
