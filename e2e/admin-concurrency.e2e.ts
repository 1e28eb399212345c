import { advanceInterval } from './support/advance-interval.ts'
import { restingBox } from './support/resting-box.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, newTestUser, register } from './support/users.ts'

test('a new booking appears automatically while the user is not interacting', async ({
  page,
  request,
  product,
}) => {
  await page.clock.install()
  await openAs(page, await signIn(request, product), '/admin/bookings')
  await expect(page.getByRole('region', { name: 'List of bookings' })).toContainText('bookings')
  await page.mouse.move(2, 2)
  const guest = await register(request, product, newTestUser('Late Guest'))
  await book(request, product, guest, { product: 8, days: 3 })
  const row = page.getByRole('row').filter({ hasText: guest.username })
  await advanceInterval(page, (within) => expect(row).toBeVisible(within))
})

test('while the user interacts rows stay in place, and a notice offers the updates', async ({
  page,
  request,
  product,
}) => {
  const first = await register(request, product, newTestUser('First Guest'))
  const decided = await book(request, product, first, { product: 8, days: 4 })
  const waiting = await book(request, product, first, { product: 8, days: 5 })
  await page.clock.install()
  await openAs(page, await signIn(request, product), '/admin/bookings')
  const approve = page.getByRole('button', { name: `Approve booking ${waiting}, First Guest` })
  await approve.hover()
  const before = await restingBox(approve)

  const second = await register(request, product, newTestUser('Second Guest'))
  await book(request, product, second, { product: 8, days: 6 })
  await asStaff(request, product, 'PUT', `/bookings/${decided}`, { status: 'Confirmed' })
  await advanceInterval(page, (within) => expect(page.getByText('1 new booking')).toBeVisible(within))
  await expect(page.getByRole('row').filter({ hasText: 'Already updated' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Approve booking ${decided}, First Guest` })).toHaveCount(0)
  expect(await approve.boundingBox()).toEqual(before)

  await page.getByRole('button', { name: 'Show updates' }).click()
  await expect(page.getByRole('row').filter({ hasText: second.username })).toBeVisible()
  await expect(page.getByText('1 new booking')).toHaveCount(0)
})

test('a decision about an already decided booking shows an error and the current status', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser('Wanted Guest'))
  const id = await book(request, product, guest, { product: 7, days: 7 })
  await openAs(page, await signIn(request, product), `/admin/bookings?id=${id}&status=All`)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await asStaff(request, product, 'PUT', `/bookings/${id}`, { status: 'Cancelled' })
  await page.getByRole('button', { name: 'Approve booking', exact: true }).click()
  await expect(page.getByText(new RegExp(`^Couldn’t approve booking ${id}\\.`))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: guest.username })).toContainText('Cancelled')
})

test('a decision about a date that its customer has just changed is refused, and the row shows the new date', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser('Moving Guest'))
  const id = await book(request, product, guest, { product: 7, days: 8 })
  await openAs(page, await signIn(request, product), `/admin/bookings?id=${id}`)
  await page.getByRole('button', { name: `Approve booking ${id}, Moving Guest` }).click()
  const { token } = await signIn(request, product, guest)
  const moved = await request.post(`${product.url}/api/bookings/${id}/move`, {
    headers: { authorization: `Bearer ${token}` },
    data: { booking_date: daysFromNow(9), slot_id: 2 },
  })
  expect(moved.status()).toBe(200)

  await page.getByRole('button', { name: 'Approve booking', exact: true }).click()
  await expect(
    page.getByText(
      `Couldn’t approve booking ${id}. This entry was changed by someone else. Reload and try again.`,
    ),
  ).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: guest.username })
  await expect(row).toContainText('13:00-18:00')
  await expect(row).toContainText('Pending')

  await page.getByRole('checkbox', { name: `Select booking ${id}` }).check()
  // What is decided is what was on screen when the question came: the list refreshes itself.
  await page.getByRole('button', { name: 'Approve 1' }).click()
  await asStaff(request, product, 'POST', `/bookings/${id}/move`, {
    booking_date: daysFromNow(10),
    slot_id: 1,
  })
  await page.getByRole('button', { name: 'Approve 1 booking' }).click()
  const report = page.getByRole('dialog', { name: '0 of 1 booking approved' })
  await expect(report).toContainText('This entry was changed by someone else. Reload and try again.')
  await report.getByRole('button', { name: 'Done' }).click()
  await expect(row).toContainText('08:00-12:00')

  await page.getByRole('button', { name: `Approve booking ${id}, Moving Guest` }).click()
  await page.getByRole('button', { name: 'Approve booking', exact: true }).click()
  await expect(page.getByText(`Booking ${id} approved.`)).toBeVisible()
})

test('an edit conflict shows both versions and loses neither', async ({ page, request, product }) => {
  const made = (await asStaff(request, product, 'POST', '/faqs', {
    question: 'Where do we meet?',
    answer: 'At the quay.',
  })) as { id: number }
  await openAs(page, await signIn(request, product), '/admin/faq?q=where+do+we+meet')
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Answer').fill('At the lighthouse.')
  await asStaff(request, product, 'PUT', `/faqs/${made.id}`, { answer: 'At the slipway.' })
  await page.getByRole('button', { name: 'Save changes' }).click()

  const conflict = page.getByRole('dialog', { name: 'Someone else changed this FAQ' })
  await expect(conflict).toContainText('At the slipway.')
  await expect(conflict).toContainText('At the lighthouse.')
  await conflict.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByRole('cell', { name: 'At the lighthouse.' })).toBeVisible()

  await page.getByRole('button', { name: /^Edit/ }).click()
  const history = page.getByRole('region', { name: 'Activity log' })
  await expect(history.getByText('Changed by Administrator')).toHaveCount(2)
  await expect(history).toContainText('At the slipway.')
})
