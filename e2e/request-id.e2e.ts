import { expect, test } from '@playwright/test'
import { type Product, startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { daysFromNow, logIn, newTestUser, register } from './support/users.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ dataDir: seededFolder(), environment: { LOG_LEVEL: 'info' } })
})
test.afterAll(async () => {
  await product.stop()
})

type LogEntry = {
  msg: string
  reqId?: string
  booking?: number
  kind?: string
  route?: string
  status?: number
}

/** The lines of the log that are about a booking. */
function linesAbout(booking: number): LogEntry[] {
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
  return lines.map((line) => JSON.parse(line) as LogEntry).filter((line) => line.booking === booking)
}

test('a booking is followed from the click to its email by its ids in the log', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({ baseURL: product.url })
  await logIn(page, await register(request, product, newTestUser()))
  await page.goto('/book/1')
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(7))
  await summary.getByRole('button', { name: 'Continue to Time Selection' }).click()
  await page.getByRole('radio', { name: /Morning/ }).check()
  await summary.getByRole('button', { name: 'Continue to Confirmation' }).click()
  const answered = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/bookings'),
  )
  await summary.getByRole('button', { name: 'Confirm Booking' }).click()
  const reply = await answered
  const reqId = reply.headers()['x-request-id']
  const { id } = (await reply.json()) as { id: number }

  await expect.poll(() => linesAbout(id).length).toBeGreaterThanOrEqual(2)
  expect(reqId).toBeTruthy()
  expect(linesAbout(id)).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/api/bookings', status: 201, reqId }),
  )
  expect(linesAbout(id)).toContainEqual(
    expect.objectContaining({ msg: 'an email was sent', kind: 'booking-received' }),
  )
  await page.close()
})
