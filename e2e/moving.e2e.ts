import type { APIRequestContext, Page } from '@playwright/test'
import type { Product } from './support/product.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, logIn, longDate, register, weekdayAndDate } from './support/users.ts'
import { waitForIdle } from './support/wait-for-idle.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Days until Tuesday of next week, whose neighbors are bookable as well. */
const TUESDAY = 8 + ((7 - new Date(`${daysFromNow(0)}T00:00:00Z`).getUTCDay()) % 7) + 1
const dialog = (page: Page) => page.getByRole('dialog')
const boardPath = `/admin/week?week=${daysFromNow(TUESDAY - 1)}&date=${daysFromNow(TUESDAY)}`

async function setPrice(request: APIRequestContext, site: Product, id: number, price: string) {
  const { token } = await signIn(request, site)
  const answer = await request.put(`${site.url}/api/products/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { price },
  })
  expect(answer.status()).toBe(200)
}

async function chooseDate(page: Page, days: number, slot: RegExp) {
  await dialog(page).getByLabel('New date', { exact: true }).fill(daysFromNow(days))
  await dialog(page).getByRole('radio', { name: slot }).check()
}

test('a customer changes the date of a booking, and accepts a new price before it is moved', async ({
  page,
  request,
  product,
  outbox,
}) => {
  const maria = await register(request, product)
  const id = await book(request, product, maria, { product: 1, days: TUESDAY })
  await asStaff(request, product, 'PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await logIn(page, maria)
  await page.goto('/my-bookings')
  const trip = page.getByRole('article').filter({ hasText: 'Painted Luzzu' })
  const openChange = async () => {
    await trip.getByRole('button', { name: /^View Details/ }).click()
    await dialog(page).getByRole('button', { name: 'Change date' }).click()
  }

  await openChange()
  const move = dialog(page).getByRole('button', { name: 'Move booking' })
  await expect(move).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(page).getByRole('radio', { name: /Morning.*Booked now/ })).toBeChecked()
  await chooseDate(page, TUESDAY, /Full Day/)
  await move.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(/Your booking is now on .* It is pending/)).toBeVisible()
  await expect(trip).toContainText('Pending')
  await expect(trip).toContainText('Full Day, 08:00-18:00')

  await setPrice(request, product, 1, '131')
  await openChange()
  await chooseDate(page, TUESDAY + 1, /Morning/)
  await expect(dialog(page)).toContainText('The total changes from $120.00 to $131.00.')
  // The price changes once more while the customer looks at it.
  await setPrice(request, product, 1, '132')
  await dialog(page).getByRole('button', { name: 'Move for $131.00' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The price has changed.')
  await dialog(page).getByRole('button', { name: 'Move for $132.00' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(trip).toContainText(longDate(daysFromNow(TUESDAY + 1)))
  await setPrice(request, product, 1, '120')
  await expect
    .poll(() => outbox.subjectsTo(maria.mail))
    .toContain(`Booking moved: Painted Luzzu, ${weekdayAndDate(daysFromNow(TUESDAY + 1))}`)
})

test('a taken slot is said in the dialog, where another one can be chosen, and it is said when it is too late', async ({
  page,
  request,
  product,
}) => {
  const [maria, rival] = [await register(request, product), await register(request, product)]
  await book(request, product, maria, { product: 2, days: TUESDAY, slot: 1 })
  await logIn(page, maria)
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: /^View Details/ }).click()
  await dialog(page).getByRole('button', { name: 'Change date' }).click()
  await chooseDate(page, TUESDAY + 2, /Afternoon/)
  const { units } = (await asStaff(request, product, 'GET', '/products/2')) as { units: number }
  for (let unit = 0; unit < units; unit += 1)
    await book(request, product, rival, { product: 2, days: TUESDAY + 2, slot: 2 })
  await dialog(page).getByRole('button', { name: 'Move booking' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('no longer available')
  await expect(dialog(page).getByRole('radio', { name: /Afternoon.*Full/ })).toBeDisabled()
  await dialog(page)
    .getByRole('radio', { name: /Morning/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Move booking' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await asStaff(request, product, 'PUT', '/settings', { cancellation_hours: 720 })
  await page.reload()
  await page.getByRole('button', { name: /^View Details/ }).click()
  await expect(dialog(page)).toContainText('Bookings can be moved until 720 hours before they start.')
  await expect(dialog(page).getByRole('button', { name: 'Change date' })).toHaveCount(0)
  await asStaff(request, product, 'PUT', '/settings', { cancellation_hours: 24 })
})

async function openBoard(page: Page, request: APIRequestContext, product: Product, craft: number) {
  const guest = await register(request, product)
  await book(request, product, guest, { product: craft, days: TUESDAY })
  // What is full is shown later than the bookings, and moves them.
  const known = Array.from({ length: 7 }, (_, day) =>
    page.waitForResponse(`**/api/availability?date=${daysFromNow(TUESDAY - 1 + day)}`),
  )
  await openAs(page, await signIn(request, product), boardPath)
  await Promise.all(known)
  const card = page.getByRole('button', { name: new RegExp(`^${guest.username} Morning`) })
  await expect(card).toBeVisible()
  await waitForIdle(page)
  /** The column of the card, counted from the first day. */
  const column = () => card.evaluate((node) => (node.closest('td') as HTMLTableCellElement | null)?.cellIndex)
  return { guest, card, column }
}

test('staff drag a booking to another day of the week, confirm, and the customer is told', async ({
  page,
  request,
  product,
  outbox,
}) => {
  const thursday = longDate(daysFromNow(TUESDAY + 2))
  const { guest, card, column } = await openBoard(page, request, product, 3)
  expect(await column()).toBe(2)
  const target = card.locator('xpath=ancestor::tr/td[4]')
  await card.hover({ position: { x: 20, y: 10 } })
  const from = await card.boundingBox()
  if (!from) throw new Error('The board is not laid out.')
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 12, { steps: 4 })
  await expect(target).toContainText(/Morning: \d+ left|Morning: full/)
  // Until it is under the pointer: what is full is shown later than the bookings, and moves them.
  await expect(async () => {
    const to = await target.boundingBox()
    if (!to) throw new Error('The board is not laid out.')
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await expect(target).toHaveAttribute('data-over', 'true', { timeout: 1000 })
  }).toPass()
  await page.mouse.up()

  await expect(dialog(page)).toContainText(guest.username)
  await expect(dialog(page)).toContainText(`to Thursday, ${thursday}.`)
  await dialog(page).getByRole('button', { name: 'Move booking' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(column).toBe(4)
  await expect.poll(() => outbox.subjectsTo(guest.mail)).toContainEqual(expect.stringContaining(thursday))
})

test('staff carry a booking by keyboard, hear where it is, and put it back with Escape', async ({
  page,
  request,
  product,
}) => {
  const { guest, card, column } = await openBoard(page, request, product, 4)
  const heard = page.locator('[aria-live="assertive"]').filter({ hasText: /./ })
  const pickedUp = async () => {
    await expect(heard).toContainText(`Picked up ${guest.username}. ${weekdayAndDate(daysFromNow(TUESDAY))}`)
    // Arrow keys are listened to from the next turn of the page's event loop on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  await card.focus()
  await page.keyboard.press('Space')
  await pickedUp()
  await page.keyboard.press('ArrowRight')
  await expect(heard).toContainText('Wednesday')
  await page.keyboard.press('Escape')
  await expect(heard).toContainText('stays where it is')
  await expect(dialog(page)).toHaveCount(0)
  expect(await column()).toBe(2)

  await expect(card).toBeFocused()
  await page.keyboard.press('Space')
  await pickedUp()
  await page.keyboard.press('ArrowRight')
  await expect(heard).toContainText('Wednesday')
  await page.keyboard.press('ArrowLeft')
  await expect(heard).toContainText('Tuesday')
  await page.keyboard.press('ArrowLeft')
  await expect(heard).toContainText('Monday')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(`to Monday, ${longDate(daysFromNow(TUESDAY - 1))}.`)
  await expect(dialog(page).getByRole('button', { name: 'Move booking' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(column).toBe(1)
})

test('on a phone a booking is moved from the list of the week, and from the page of its day', async ({
  page,
  request,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { guest, card } = await openBoard(page, request, product, 5)
  await card.click()
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
  await chooseDate(page, TUESDAY + 1, /Afternoon/)
  await dialog(page).getByRole('button', { name: 'Move booking' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.goto(`/admin/today?date=${daysFromNow(TUESDAY + 1)}`)
  await page.getByRole('button', { name: new RegExp(`^Details of booking \\d+, ${guest.username}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^Move booking \\d+, ${guest.username}`) }).click()
  await chooseDate(page, TUESDAY + 1, /Full Day/)
  await dialog(page).getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(/^Booking \d+ is now on .*, Full Day\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Full Day/ })).toContainText(guest.username)
  await page.getByRole('button', { name: new RegExp(`^Move booking \\d+, ${guest.username}`) }).click()
  await dialog(page).getByLabel('Guests').fill('2')
  await dialog(page).getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(/^Booking \d+ changed\.$/)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/2 guests/)
      .first(),
  ).toBeVisible()
})
