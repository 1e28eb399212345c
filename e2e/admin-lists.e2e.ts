import type { APIRequestContext } from '@playwright/test'
import type { Product } from './support/product.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, newTestUser, register } from './support/users.ts'
import { waitForIdle } from './support/wait-for-idle.ts'

/** Staff book for a customer as often as asked, on one day after the other; returns the customer's name. */
async function bookMany(request: APIRequestContext, site: Product, count: number): Promise<string> {
  const guest = await register(request, site)
  for (let booked = 0; booked < count; booked += 1) {
    await asStaff(request, site, 'POST', '/bookings', {
      customer: { username: guest.username, mail: guest.mail, phone: guest.phone },
      booking_date: daysFromNow(20 + Math.floor(booked / 8)),
      id_product_fk: 1 + (booked % 8),
      slot_id: 2,
      status: 'Confirmed',
    })
  }
  return guest.username
}

test('three pages of bookings are walked there and back, also after a reload', async ({
  page,
  request,
  product,
}) => {
  const guest = await bookMany(request, product, 52)
  await openAs(page, await signIn(request, product), `/admin/bookings?status=All&id=${guest}`)
  const pages = page.getByRole('navigation', { name: 'Pages of bookings' })
  const goTo = async (button: 'Next' | 'Previous', range: string) => {
    await pages.getByRole('button', { name: button }).click()
    await expect(pages).toContainText(range)
  }
  await expect(pages).toContainText('1 to 25 of 52')
  await goTo('Next', '26 to 50 of 52')
  const second = await page.getByRole('rowheader').allTextContents()
  await goTo('Next', '51 to 52 of 52')
  await page.reload()
  await goTo('Previous', '26 to 50 of 52')
  await expect(page.getByRole('rowheader')).toHaveText(second)
  await goTo('Previous', '1 to 25 of 52')
  await page.goBack()
  await expect(pages).toContainText('26 to 50 of 52')
})

test('three pages of customers are walked there and back', async ({ page, request, product }) => {
  const name = newTestUser().username
  for (let registered = 0; registered < 51; registered += 1) {
    await register(request, product, { ...newTestUser(), username: name })
  }
  await openAs(page, await signIn(request, product), `/admin/customers?q=${name}`)
  const pages = page.getByRole('navigation', { name: 'Pages of customers' })
  for (const [button, range] of [
    ['Next', '26 to 50 of 51'],
    ['Next', '51 to 51 of 51'],
    ['Previous', '26 to 50 of 51'],
    ['Previous', '1 to 25 of 51'],
  ] as const) {
    await pages.getByRole('button', { name: button }).click()
    await expect(pages).toContainText(range)
  }
})

/** The keys of a date field in US English: month, day, year. */
const keysOf = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2$3$1')

for (const { path, label } of [
  { path: '/admin/bookings', label: 'Booking date' },
  { path: '/admin/today', label: 'Day' },
]) {
  test(`a date typed slower than the address follows is kept on ${path}`, async ({
    page,
    request,
    product,
  }) => {
    const day = daysFromNow(21)
    await openAs(page, await signIn(request, product), path)
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toBeVisible()
    await waitForIdle(page)
    await field.focus()
    await page.keyboard.type(keysOf(day), { delay: 350 })
    await expect(field).toHaveValue(day)
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(`${path}?date=${day}`)
  })
}

for (const { path, param } of [
  { path: '/admin/bookings', param: 'id' },
  { path: '/admin/customers', param: 'q' },
  { path: '/admin/faq', param: 'q' },
]) {
  test(`a search typed with pauses is kept on ${path}`, async ({ page, request, product }) => {
    await openAs(page, await signIn(request, product), `${path}?${param}=before`)
    const field = page.getByRole('searchbox')
    await expect(field).toHaveValue('before')
    await field.fill('')
    await field.pressSequentially('maria vella', { delay: 200 })
    await expect(page).toHaveURL(new RegExp(`${param}=maria(\\+|%20)vella`))
    await expect(field).toHaveValue('maria vella')
  })
}
