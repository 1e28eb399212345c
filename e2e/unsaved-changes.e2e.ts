import { discard, expectDiscardConfirmation, keep } from './support/discard-confirmation.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { newTestUser, register } from './support/users.ts'
import { waitForIdle } from './support/wait-for-idle.ts'

test('a dialog asks before what was typed is discarded, however it is left', async ({
  page,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin')
  await expectDiscardConfirmation(page, {
    open: () => page.getByRole('button', { name: 'New booking' }).first().click(),
    type: () => page.getByLabel('Staff note').fill('Two children'),
  })
})

test('a note that fails after its page was left says so and can be sent again', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser('Noted Guest'))
  const id = await book(request, product, guest, { product: 7, days: 12 })
  await openAs(page, await signIn(request, product), `/admin/bookings?id=${id}`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: `View details of booking ${id}` }).click()
  await page.getByRole('button', { name: `Add note to booking ${id}` }).click()
  const dialog = page.getByRole('dialog', { name: `Note on booking ${id}` })

  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  const sent = page.waitForRequest(`**/bookings/${id}/note`)
  await page.route(`**/bookings/${id}/note`, async (route) => {
    await failed
    await route.fulfill({ status: 503, json: { status: 503, title: 'Overloaded' } })
  })
  await dialog.getByLabel('Note').fill('Bring the ramp')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await sent
  await page.keyboard.press('Escape')
  await waitForIdle(page)
  await expect(dialog.getByLabel('Note'), 'it stays while it is sent').toHaveValue('Bring the ramp')
  await page.goForward()
  await expect(discard(page)).toBeVisible()
  // The address comes back a moment after the question.
  await expect(page).toHaveURL(`/admin/bookings?id=${id}`)
  await discard(page).click()
  await expect(page).toHaveURL('/admin/settings')
  fail()
  await expect(page.getByText(`Couldn’t save the note on booking ${id}.`)).toBeVisible()
  await page.unroute(`**/bookings/${id}/note`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`Note on booking ${id} saved.`)).toBeVisible()
})

test('Escape in an edit conflict decides nothing and keeps what was typed', async ({
  page,
  request,
  product,
}) => {
  const made = (await asStaff(request, product, 'POST', '/faqs', {
    question: 'May I bring a dog?',
    answer: 'Yes.',
  })) as { id: number }
  await openAs(page, await signIn(request, product), '/admin/faq?q=may+i+bring+a+dog')
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Answer').fill('Small ones.')
  await asStaff(request, product, 'PUT', `/faqs/${made.id}`, { answer: 'On a leash.' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this FAQ' })
  await expect(conflict).toContainText('On a leash.')
  await waitForIdle(page)
  await page.keyboard.press('Escape')

  await expect(page.getByLabel('Answer')).toHaveValue('Small ones.')
  await expect(page.getByRole('alert').filter({ hasText: 'someone else changed it' })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(conflict, 'theirs is not overwritten before a choice').toContainText('On a leash.')
  await conflict.getByRole('button', { name: 'Use their version' }).click()
  await expect(page.getByLabel('Answer')).toHaveValue('On a leash.')
})

test('customers are asked before a new date or their details are discarded', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser('Moving Mind'))
  await book(request, product, guest, { product: 7, days: 12 })
  await openAs(page, await signIn(request, product, guest), '/my-bookings')
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Change date' }).click()
  await page.getByRole('radio', { name: /Afternoon/ }).check({ force: true })
  await waitForIdle(page)
  await page.keyboard.press('Escape')
  await keep(page).click()
  await expect(page.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
  await waitForIdle(page)
  await page.keyboard.press('Escape')
  await discard(page).click()
  await expect(page.getByRole('dialog', { name: 'Booking Details' })).toBeVisible()

  await page.goto('/account')
  await page.getByLabel('Name').fill('Changed Mind')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await keep(page).click()
  await expect(page.getByLabel('Name')).toHaveValue('Changed Mind')
})
