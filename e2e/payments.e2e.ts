import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { earlyMorningTimeZone } from './support/early-morning-time-zone.ts'
import { type Product, startProduct } from './support/product.ts'
import { restoreByKey } from './support/restore-by-key.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, register } from './support/users.ts'

test.afterEach(async ({ request, product }) => {
  await asStaff(request, product, 'PUT', '/settings', { payments: { mode: 'off' } })
})

test('who owes something is found among the payments, pays there, and owes again when that is undone', async ({
  page,
  request,
  product,
}) => {
  await asStaff(request, product, 'PUT', '/settings', { payments: { mode: 'desk' } })
  const maria = await register(request, product)
  const id = await book(request, product, maria, { days: 14 })
  await asStaff(request, product, 'PUT', `/bookings/${id}`, { status: 'Confirmed' })

  await openAs(page, await signIn(request, product), '/admin/payments')
  const balance = page.getByRole('row').filter({ hasText: maria.username })
  await expect(balance).toContainText('$120.00')
  const payment = page.getByRole('dialog', { name: `Payment from ${maria.username}` })
  const pay = async () => {
    await balance.getByRole('button', { name: /^Take payment of/ }).click()
    await payment.getByText('Card terminal', { exact: true }).click()
    await payment.getByRole('button', { name: 'Record $120.00 by card terminal' }).click()
  }
  // Waited for before: it is offered for ten seconds.
  await Promise.all([page.getByRole('button', { name: 'Undo' }).click(), pay()])
  // Behind a dialog it has no role.
  await expect(payment).toHaveCount(0)
  await expect(balance).toContainText('$120.00')

  await page.getByRole('tab', { name: 'All payments' }).click()
  const received = page.getByRole('row').filter({ hasText: maria.username })
  await expect(received).toContainText('Card terminal')
  await expect(received).toContainText('Reversed')

  await page.getByRole('tab', { name: 'Open balances' }).click()
  await pay()
  await expect(payment).toHaveCount(0)
  await expect(balance).toHaveCount(0)
})

/** A new customer whose booking was paid in cash, on the page of its day. */
async function openPaidBooking(page: Page, request: APIRequestContext, product: Product) {
  const maria = await register(request, product)
  const id = await book(request, product, maria, { days: 15 })
  await asStaff(request, product, 'PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await page.goto(`/admin/today?date=${daysFromNow(15)}`)
  const row = page.getByRole('listitem').filter({ hasText: maria.username })
  await row.getByRole('button', { name: /take payment$/ }).click()
  const payment = page.getByRole('dialog', { name: `Payment from ${maria.username}` })
  await payment.getByRole('button', { name: 'Take $120.00 in cash' }).click()
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()

  const details = row.getByRole('button', { name: `Details of booking ${id}, ${maria.username}` })
  const statusOf = async () =>
    ((await asStaff(request, product, 'GET', `/bookings/${id}`)) as { status: string }).status
  const cancel = async () => {
    // They may be open from before.
    if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
    await row.getByRole('button', { name: /^Cancel booking/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    const since = Date.now()
    await dialog.getByRole('button', { name: 'Cancel and refund $120.00' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toHaveCount(0)
    return since
  }
  return { id, row, statusOf, cancel }
}

test('a cancellation with a refund that was undone is made by the next one', async ({
  page,
  request,
  product,
}) => {
  await asStaff(request, product, 'PUT', '/settings', { payments: { mode: 'desk' } })
  await openAs(page, await signIn(request, product), '/admin')
  let paid = await openPaidBooking(page, request, product)
  // Undo is offered for ten seconds: if they were over, another booking is cancelled.
  while (!(await restoreByKey(page, paid.id, await paid.cancel())))
    paid = await openPaidBooking(page, request, product)
  await expect(paid.row).toBeVisible()
  expect(await paid.statusOf()).toBe('Confirmed')
  await paid.cancel()
  await expect.poll(paid.statusOf).toBe('Cancelled')
})

test('the owner turns payments on, staff take cash in three presses, refund a half and the cash-up balances', async ({
  browser,
  request,
}) => {
  // Of a zone in which the day does not end meanwhile.
  const product = await startProduct({
    dataDir: seededFolder(),
    environment: { TIME_ZONE: earlyMorningTimeZone() },
  })
  const page = await browser.newPage({ baseURL: product.url })
  await openAs(page, await signIn(request, product), '/admin/settings')
  await expect(page.getByText('At the desk', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cash-up' })).toHaveCount(0)
  await page.getByText('At the desk', { exact: true }).click()
  await page.getByLabel('Name of the seller').fill('Luzzu Boats Ltd')
  await page.getByLabel(/^VAT \(percent\)/).fill('18')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cash-up' })).toBeVisible()

  const maria = await register(request, product)
  const id = await book(request, product, maria, { days: 13 })
  await page.goto(`/admin/today?date=${daysFromNow(13)}`)
  const row = page.getByRole('listitem').filter({ hasText: maria.username })
  await row.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve booking' }).click()

  await row.getByRole('button', { name: /take payment$/ }).click()
  const payment = page.getByRole('dialog', { name: `Payment from ${maria.username}` })
  await payment.getByRole('button', { name: '$200.00' }).click()
  await expect(payment.getByText('Change: $80.00')).toBeVisible()
  await payment.getByRole('button', { name: 'Take $120.00 in cash' }).click()
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: `Details of booking ${id}, ${maria.username}` }).click()
  await row.getByRole('button', { name: `Payments of booking ${id}, ${maria.username}` }).click()
  const payments = page.getByRole('dialog', { name: `Payments of booking ${id}` })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    payments.getByRole('button', { name: /^PDF of R-/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^R-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await payments.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: /^Cancel booking/ }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await cancelling.getByText('Another share').click()
  await cancelling.getByRole('button', { name: 'Cancel and refund $60.00' }).click()
  // A row behind a dialog has no role.
  await expect(cancelling).toHaveCount(0)
  await expect(row).toHaveCount(0)

  await page.goto('/admin/cash-up')
  await page.getByLabel('Counted, cash').fill('60')
  await expect(page.getByText('Difference: $0.00')).toHaveCount(3)
  await page.getByRole('button', { name: 'Close the day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('Closed by')).toBeVisible()
  await page.close()
  await product.stop()
})
