import { Buffer } from 'node:buffer'
import { restingBox } from './support/resting-box.ts'
import { book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { newTestUser, register } from './support/users.ts'

test('a row’s texts are in the page once, and removed with the row', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin/faq')
  const question = `May a parrot come along? ${Date.now()}`
  await page.getByRole('button', { name: 'Add New FAQ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New FAQ' })
  await dialog.getByLabel('Question').fill(question)
  await dialog.getByLabel('Answer').fill('In a cage, it may.')
  await dialog.getByRole('button', { name: 'Create FAQ' }).click()
  await expect(page.getByText(question)).toBeVisible()

  await page.getByRole('button', { name: `Delete “${question}”` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete FAQ' }).click()
  await expect(page.getByText('FAQ deleted.')).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)
})

test('a booking names its customer once in its row and once in its details', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser(`Ninu Camilleri ${Date.now()}`))
  const id = await book(request, product, guest, { product: 8, days: 15 })
  await openAs(page, await signIn(request, product), '/admin/bookings')
  await page.getByRole('searchbox').fill(guest.username)
  await expect(page.getByText(guest.username)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bookings', exact: true })).toHaveAccessibleDescription(
    /pending/,
  )
  await page.getByText('Confirmed', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Confirmed', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Pending', exact: true }).check()

  await page.getByRole('button', { name: `View details of booking ${id}` }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByText(guest.username)).toBeVisible()
  await expect(details.getByText('Requested by the customer')).toBeVisible()
})

test('on a phone selecting a row does not shift the list', async ({ page, request, product }) => {
  const guest = await register(request, product, newTestUser(`Karmnu Zahra ${Date.now()}`))
  await book(request, product, guest, { product: 4, days: 16 })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await signIn(request, product), '/admin/bookings')
  const tick = page.getByRole('checkbox', { name: new RegExp(guest.username) })
  await expect(tick).toBeVisible()
  const before = await restingBox(tick)
  await tick.check()
  await expect(page.getByRole('region', { name: 'Selected bookings' })).toBeVisible()
  expect(await tick.boundingBox()).toEqual(before)
})

test('a picture can be replaced by drag and drop', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin/rental-services')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Rental Service' })
  const stored = dialog.getByRole('img', { name: /^Image of/ })
  await expect(stored).toBeVisible()
  const dropped = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer()
    data.items.add(
      new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'dropped.gif', {
        type: 'image/gif',
      }),
    )
    return data
  }, ONE_PIXEL.toString('base64'))
  await stored.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog.getByText('dropped.gif')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'dropped.gif' })).toBeVisible()
})

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
