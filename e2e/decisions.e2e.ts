import type { APIRequestContext } from '@playwright/test'
import { listAxeViolations } from './support/axe-violations.ts'
import type { Product } from './support/product.ts'
import { restoreByKey } from './support/restore-by-key.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { newTestUser, register } from './support/users.ts'

const stored = (request: APIRequestContext, product: Product, id: number) =>
  asStaff(request, product, 'GET', `/bookings/${id}`)

test('staff decline a request with a reason, and the activity log of the booking has it', async ({
  page,
  request,
  product,
}) => {
  const id = await book(request, product, await register(request, product), { product: 3, days: 9 })
  await openAs(page, await signIn(request, product), `/admin/bookings?id=${id}&status=All`)

  await page.getByRole('button', { name: `Decline booking ${id}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The engine is in repair.')
  await dialog.getByRole('button', { name: 'Decline booking' }).click()
  await expect(page.getByText(`Booking ${id} declined.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `View details of booking ${id}` }).click()
  await expect(page.getByRole('region', { name: 'Activity log' })).toContainText('The engine is in repair.')
})

test('staff cancel a confirmed booking with a reason, take it back, and keep a note', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser('Zachary Pace'))
  await openAs(page, await signIn(request, product), '/admin/bookings')
  const dialog = page.getByRole('dialog')
  let id = 0
  const cancel = async () => {
    await page.getByRole('button', { name: `Cancel booking ${id}` }).click()
    await dialog.getByLabel('Reason').fill('A storm is forecast.')
    const since = Date.now()
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(dialog).toHaveCount(0)
    return since
  }
  const row = page.getByRole('row').filter({ hasText: guest.username })
  // Undo is offered for ten seconds: if they were over, the booking of another day is cancelled.
  for (let days = 8, isRestored = false; !isRestored; days += 1) {
    id = await book(request, product, guest, { product: 3, days })
    await asStaff(request, product, 'PUT', `/bookings/${id}`, { status: 'Confirmed' })
    await page.goto(`/admin/bookings?id=${id}&status=All`)
    isRestored = await restoreByKey(page, id, await cancel())
  }
  await expect(row).toContainText('Confirmed')

  await page.getByRole('button', { name: `View details of booking ${id}` }).click()
  await page.getByRole('button', { name: `Add note to booking ${id}` }).click()
  const note = page.getByRole('dialog', { name: `Note on booking ${id}` })
  await note.getByLabel('Note').fill('Called twice')
  expect(await listAxeViolations(page)).toEqual([])
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText(`Note on booking ${id} saved.`)).toBeVisible()
  await expect(
    page
      .getByRole('dialog', { name: `Booking ${id}` })
      .getByText('Called twice')
      .first(),
  ).toBeVisible()
  expect(await stored(request, product, id)).toMatchObject({ status: 'Confirmed', note: 'Called twice' })

  await page.goto(`/admin/bookings?id=${id}&status=All`)
  await page.getByRole('button', { name: `Cancel booking ${id}` }).click()
  await expect(dialog.getByLabel('Reason')).toBeVisible()
  expect(await listAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep booking' }).click()
  await cancel()
  await expect(row).toContainText('Cancelled')
  expect(await stored(request, product, id)).toMatchObject({ status: 'Cancelled' })
})
