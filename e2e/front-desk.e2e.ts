import type { APIRequestContext, Page } from '@playwright/test'
import { listAxeViolations } from './support/axe-violations.ts'
import { earlyMorningTimeZone, todayIn } from './support/early-morning-time-zone.ts'
import { holdRequests } from './support/hold-requests.ts'
import { type Product, startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, newTestUser, register } from './support/users.ts'
import { waitForIdle } from './support/wait-for-idle.ts'

type Booking = { status: string; note: string | null; attendance: string }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New booking' })

/** The bookings of staff that match a text, newest first. */
const found = (request: APIRequestContext, product: Product, q: string) =>
  asStaff(request, product, 'GET', `/bookings?q=${encodeURIComponent(q)}`) as Promise<Booking[]>

test('a booking by phone takes twelve key presses at most, from anywhere', async ({
  page,
  request,
  product,
  outbox,
}) => {
  const guest = await register(request, product, newTestUser('Quincy Bonnici'))
  await openAs(page, await signIn(request, product), '/admin/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = dialogOf(page)
  let presses = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await waitForIdle(page)
      presses += key.split('+').length
      await page.keyboard.press(key)
    }
  }

  const begun = Date.now()
  await press('n')
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await press('q', 'u', 'i')
  await expect(page.getByRole('option', { name: /Quincy Bonnici/ })).toBeVisible()
  await press('Enter')
  await expect(dialog.getByLabel('Product')).toBeFocused()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await press('Control+Enter')
  // Who registers has not proven the address yet.
  const toast =
    /^Booking \d+ for Quincy Bonnici: .*Confirmed\. Nobody has confirmed .* its account was not used/
  await expect(page.getByText(toast)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  process.stdout.write(`\nKey presses of a booking by phone: ${presses}, in ${Date.now() - begun} ms\n`)

  expect(presses).toBeLessThanOrEqual(12)
  expect(await found(request, product, 'Quincy')).toMatchObject([{ status: 'Confirmed', note: null }])
  await expect
    .poll(() => outbox.subjectsTo(guest.mail))
    .toContainEqual(expect.stringContaining('Booking confirmed'))
})

test('optional add-ons count in the total that is charged, and one that is deleted meanwhile is said so', async ({
  page,
  request,
  product,
}) => {
  await register(request, product, newTestUser('Ursula Attard'))
  const anAddon = async (addon_name: string, extra_price: number | null) => {
    const addon = { id_product_fk: 4, addon_name, included: 0, extra_price }
    return ((await asStaff(request, product, 'POST', '/addons', addon)) as { id: number }).id
  }
  const [cooler, parasol] = [await anAddon('Cooler box', 12.5), await anAddon('Parasol', null)]
  const { price } = (await asStaff(request, product, 'GET', '/products/4')) as { price: number }
  const total = `$${(price + 12.5).toFixed(2)}`
  await openAs(page, await signIn(request, product), '/admin/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForIdle(page)
  await page.keyboard.press('n')
  const dialog = dialogOf(page)
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('ursula')
  await page
    .getByRole('option', { name: /Ursula/ })
    .first()
    .click()
  await dialog.getByLabel('Product').selectOption('4')
  const addons = dialog.getByRole('group', { name: 'Optional add-ons' })
  await addons.getByRole('checkbox', { name: 'Cooler box +$12.50' }).check()
  await expect(dialog.getByText(total)).toBeVisible()
  await addons.getByRole('checkbox', { name: 'Parasol Free' }).check()
  await expect(dialog.getByText(total)).toBeVisible()
  expect(await listAxeViolations(page)).toEqual([])

  await asStaff(request, product, 'DELETE', `/addons/${parasol}`)
  await dialog.getByRole('button', { name: 'Create booking' }).click()
  await expect(addons).toHaveAccessibleDescription('Please check the selected add-ons.')
  await expect(addons.getByRole('checkbox', { name: /Parasol/ })).toHaveCount(0)
  await expect(addons.getByRole('checkbox', { name: /Cooler box/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Create booking' }).click()
  await expect(page.getByText(/^Booking \d+ for Ursula Attard/)).toBeVisible()
  expect(await found(request, product, 'Ursula')).toMatchObject([
    { total_price: price + 12.5, addons: [{ addon_name: 'Cooler box', extra_price: 12.5 }] },
  ])
  await asStaff(request, product, 'DELETE', `/addons/${cooler}`)
})

test('a new customer is added with the booking; errors are at their fields and nothing typed is lost', async ({
  page,
  request,
  product,
  outbox,
}) => {
  await openAs(page, await signIn(request, product), '/admin')
  await page.getByRole('button', { name: 'New booking' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Create booking' }).click()
  await expect(dialog.getByText('Choose a customer, or add a new one')).toBeVisible()

  await dialog.getByRole('combobox', { name: 'Customer' }).fill('Wilhelmina Zerafa')
  await page.getByRole('option', { name: 'New customer “Wilhelmina Zerafa”' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Wilhelmina Zerafa')
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await dialog.getByLabel('Email').fill('wilhelmina@example')
  await dialog.getByLabel('Phone').fill('7900')
  await dialog.getByLabel('Staff note').fill('Two children')
  // The rules of phone numbers are loaded with the dialog; without them the server tells, once all else is right.
  await expect(async () => {
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText('Phone number is invalid')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(dialog.getByText('Email is invalid')).toBeVisible()
  expect(await listAxeViolations(page)).toEqual([])
  await dialog.getByLabel('Email').fill('wilhelmina@example.com')
  await dialog.getByLabel('Phone').fill('7900 0000')
  await page.keyboard.press('Control+Enter')

  await expect(page.getByText(/^Booking \d+ for Wilhelmina Zerafa/)).toBeVisible()
  expect(await found(request, product, 'Wilhelmina')).toMatchObject([{ note: 'Two children' }])
  await expect.poll(async () => (await outbox.mailsTo('wilhelmina@example.com')).length).toBe(2)
})

test('who has no email is booked with a name and a phone number', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin/bookings?status=All')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = dialogOf(page)
  await waitForIdle(page)
  const begun = Date.now()
  await page.keyboard.press('n')
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await page.keyboard.type('Ċettina Ħili')
  await expect(page.getByRole('option', { name: 'New customer “Ċettina Ħili”' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type('79123456')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByText(/^Booking \d+ for Ċettina Ħili: .* Their phone number is \+356\s7912\s3456/),
  ).toBeVisible()
  process.stdout.write(`\nA booking by phone without an email: ${Date.now() - begun} ms\n`)

  expect(await found(request, product, 'cettina hili')).toMatchObject([
    { id_user_fk: null, phone: '+35679123456' },
  ])
  expect(await found(request, product, '7912 3456')).toHaveLength(1)
  await page.goto('/admin/bookings?status=All&id=cettina')
  await expect(page.getByRole('link', { name: '+35679123456' })).toHaveAttribute('href', 'tel:+35679123456')

  await page.getByRole('button', { name: 'Ċettina Ħili', exact: true }).click()
  await page.getByRole('button', { name: 'Edit contact' }).click()
  const contact = page.getByRole('dialog', { name: /^Contact of booking/ })
  await contact.getByLabel('Phone').fill('7912 3457')
  await contact.getByRole('button', { name: 'Save contact' }).click()
  await expect(
    page.getByRole('dialog', { name: /^Booking/ }).getByRole('link', { name: '+35679123457' }),
  ).toBeVisible()
  expect(await found(request, product, '7912 3457')).toMatchObject([{ phone: '+35679123457' }])
})

test('fast typing loses no name, a known guest is offered again, and the day on screen is booked', async ({
  page,
  request,
  product,
}) => {
  const date = daysFromNow(9)
  await openAs(page, await signIn(request, product), `/admin/today?date=${date}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = dialogOf(page)
  const bookFast = async (key: 'Enter' | 'Tab') => {
    await waitForIdle(page)
    await page.keyboard.press('n')
    await expect(dialog.getByRole('combobox', { name: 'Customer' })).toBeFocused()
    const letGo = await holdRequests(page, '**/api/{customers,bookings}?**')
    await page.keyboard.type('Żaren Ċutajar')
    await page.keyboard.press(key)
    letGo()
  }
  await bookFast('Enter')
  await expect(dialog.getByLabel('Name')).toHaveValue('Żaren Ċutajar')
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await expect(dialog.getByLabel('Date')).toHaveValue(date)
  await page.keyboard.type('79654321')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Booking \d+ for Żaren Ċutajar/)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // Who is known is not taken for somebody new.
  await bookFast('Tab')
  await expect(page.getByRole('option', { name: 'Żaren Ċutajar · +35679654321' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Product')).toBeFocused()
  await expect(dialog.getByLabel('Phone')).toHaveValue('+35679654321')
})

test('a slot that was taken meanwhile is said so, and the next free one is selected', async ({
  page,
  request,
  product,
}) => {
  const guest = await register(request, product, newTestUser('Xavier Camilleri'))
  const products = (await asStaff(request, product, 'GET', '/products')) as { id: number; units: number }[]
  const single = products.find(({ units }) => units === 1) ?? { id: 1 }
  const date = daysFromNow(26)
  await openAs(page, await signIn(request, product), `/admin/today?date=${date}`)
  await page.getByRole('button', { name: 'Book on this day' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('xavier')
  await page
    .getByRole('option', { name: /Xavier/ })
    .first()
    .click()
  await dialog.getByLabel('Product').selectOption(String(single.id))
  await expect(dialog.getByRole('radio', { name: /Morning/ })).toBeChecked()
  await book(request, product, guest, { product: single.id, days: 26, slot: 1 })
  await dialog.getByRole('button', { name: 'Create booking' }).click()

  await expect(dialog.getByRole('alert')).toContainText('was taken meanwhile. The next free one is selected')
  await expect(dialog.getByRole('radio', { name: /Afternoon/ })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: /Morning/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Create booking' }).click()
  await expect(page.getByText(/^Booking \d+ for Xavier Camilleri: .*13:00-18:00/)).toBeVisible()
})

test('customers are checked in on a phone, and a wrong press is taken back', async ({ page, request }) => {
  const zone = earlyMorningTimeZone()
  const site = await startProduct({ dataDir: seededFolder(), environment: { TIME_ZONE: zone } })
  const customer = { username: 'Yolanda Grech', mail: 'yolanda@example.com', phone: '+35679000000' }
  const booking_date = todayIn(zone)
  const booking = { booking_date, id_product_fk: 1, slot_id: 1, status: 'Confirmed', customer }
  await asStaff(request, site, 'POST', '/bookings', { ...booking, note: 'Needs a ramp' })
  await page.setViewportSize({ width: 390, height: 844 })

  await openAs(page, await signIn(request, site), `${site.url}/admin/today`)
  const group = page.getByRole('group', { name: 'Attendance of Yolanda Grech' })
  await expect(page.getByText('Needs a ramp')).toBeVisible()
  for (const button of await group.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await group.getByRole('button', { name: 'Check in' }).click()
  await expect(group.getByRole('button', { name: 'Checked in' })).toHaveAttribute('aria-pressed', 'true')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await listAxeViolations(page)).toEqual([])
  }
  const recorded = async () => (await found(request, site, 'Yolanda'))[0]?.attendance
  await expect.poll(recorded).toBe('checked_in')
  await page.reload()
  await group.getByRole('button', { name: 'Checked in' }).click()
  await expect.poll(recorded).toBe('none')
  await page.getByRole('button', { name: /^Details of booking \d+, Yolanda Grech/ }).click()
  await page.getByRole('button', { name: 'No-show' }).click()
  await expect.poll(recorded).toBe('no_show')
  await site.stop()
})
