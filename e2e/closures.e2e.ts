import { waitUntilHydrated } from './support/hydration.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { daysFromNow, longDate, register } from './support/users.ts'

const DAYS = 19
const day = daysFromNow(DAYS)

// Other journeys book the same products; no other one books this day.
test.afterEach(async ({ request, product }) => {
  const closures = (await asStaff(request, product, 'GET', '/closures')) as { id: number }[]
  for (const { id } of closures) await asStaff(request, product, 'DELETE', `/closures/${id}`)
})

test('staff close a day, visitors see why, and the bookings are called off and put back', async ({
  page,
  request,
  product,
  outbox,
}) => {
  const [first, second] = [await register(request, product), await register(request, product)]
  const ids = [
    await book(request, product, first, { days: DAYS, slot: 1 }),
    await book(request, product, second, { days: DAYS, slot: 2 }),
  ]
  const statuses = async () => {
    const bookings = ids.map((id) => asStaff(request, product, 'GET', `/bookings/${id}`))
    return (await Promise.all(bookings)).map((booking) => (booking as { status: string }).status)
  }
  await openAs(page, await signIn(request, product), `/admin/today?date=${day}`)
  await waitUntilHydrated(page)

  await page.getByRole('button', { name: 'Add closure' }).click()
  const form = page.getByRole('dialog', { name: 'Close days, products or units' })
  await expect(form.getByLabel('First day')).toHaveValue(day)
  await form.getByLabel('Units').fill('1.5')
  await form.getByRole('button', { name: 'Add closure' }).click()
  await expect(form.getByLabel('Units')).toHaveAccessibleDescription(/whole number/)
  await form.getByLabel('Units').fill('')
  await form.getByLabel('Reason').fill('Gale warning')
  await expect(form.getByRole('status')).toContainText('2 bookings no longer fit.')
  await expect(form.getByRole('status')).toContainText(first.username)
  await form.getByRole('button', { name: 'Add closure' }).click()
  await expect(page.getByText(/^Closed: .*2 bookings no longer fit\.$/)).toBeVisible()
  expect(await statuses()).toEqual(['Pending', 'Pending'])

  const { token } = await signIn(request, product, first)
  const refused = await request.post(`${product.url}/api/bookings`, {
    headers: { authorization: `Bearer ${token}` },
    data: { booking_date: day, id_product_fk: 1, slot_id: 3 },
  })
  expect([refused.status(), (await refused.json()).type]).toEqual([409, '/problems/closed'])

  const closures = page.getByRole('list', { name: 'Closures' })
  await expect(closures).toContainText('Gale warning')
  await closures.getByRole('button', { name: /^Call off/ }).click()
  const callOff = page.getByRole('dialog', { name: 'Call off 2 bookings?' })
  await callOff.getByRole('button', { name: 'Call off 2 bookings' }).click()
  await expect(callOff.getByLabel('Message to the customers')).toHaveAccessibleDescription(/enter a message/)
  await callOff.getByLabel('Message to the customers').fill('A gale is forecast.')
  // Both are waited for before: what is undone cannot be called off again, and is offered for ten seconds.
  const [said] = await Promise.all([
    page.waitForFunction(() => {
      const shown = [...document.querySelectorAll('[data-tone]:not([data-leaving])')]
      const texts = shown.map(({ textContent }) => textContent).join('\n')
      return texts.includes('2 bookings called off.') && texts
    }),
    page.getByRole('button', { name: 'Undo' }).click(),
    callOff.getByRole('button', { name: 'Call off 2 bookings' }).click(),
  ])
  expect(await said.jsonValue()).not.toContain('no longer fit')
  await expect(page.getByText('2 bookings restored.')).toBeVisible()
  await expect(page.getByText('2 bookings called off.')).toHaveCount(0)
  expect(await statuses()).toEqual(['Pending', 'Pending'])

  await closures.getByRole('button', { name: /^Call off/ }).click()
  await callOff.getByLabel('Message to the customers').fill('A gale is forecast.')
  await callOff.getByRole('button', { name: 'Call off 2 bookings' }).click()
  await expect(page.getByText('2 bookings called off.')).toBeVisible()
  await expect(closures.locator(':focus')).toBeVisible()
  expect(await statuses()).toEqual(['Cancelled', 'Cancelled'])
  const calledOff = async () => {
    const mails = [...(await outbox.mailsTo(first.mail)), ...(await outbox.mailsTo(second.mail))]
    return mails.filter(({ subject }) => subject?.startsWith('Booking called off')).map(({ text }) => text)
  }
  await expect.poll(async () => (await calledOff()).length).toBe(2)
  for (const [index, text] of (await calledOff()).entries()) {
    expect(text).toContain('A gale is forecast.')
    expect(text).toContain(`/book/1?after=${day}&slot_id=${index + 1}`)
  }

  await page.goto(`/admin/closures?month=${day.slice(0, 7)}`)
  await expect(page.getByRole('button', { name: new RegExp(`${longDate(day)}, closed`) })).toBeVisible()
})

test('a visitor sees a closed day and why, and can book it when it is open again', async ({
  page,
  request,
  product,
}) => {
  const closed = daysFromNow(13)
  const who = await register(request, product)
  const { id } = (await asStaff(request, product, 'POST', '/closures', {
    from_date: closed,
    to_date: closed,
    product_id: 2,
    reason: 'Regatta',
  })) as { id: number }
  const chooseDate = async () => {
    await page.getByRole('button', { name: 'Continue to Date Selection' }).first().click()
    await page.getByLabel('Date', { exact: true }).fill(closed)
  }

  await openAs(page, await signIn(request, product, who), '/book/2')
  await waitUntilHydrated(page)
  await chooseDate()
  const cell = page.locator(`[data-date="${closed}"]`)
  await expect(cell).toHaveAccessibleName(/closed: Regatta$/)
  await expect(page.getByText('No time is free on this day: closed (Regatta).')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Time Selection' }).first().click()
  await expect(page.getByText('Closed: Regatta').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Morning/ })).toBeDisabled()

  await asStaff(request, product, 'DELETE', `/closures/${id}`)
  await page.goto('/book/2')
  await waitUntilHydrated(page)
  await chooseDate()
  await expect(cell).toHaveAccessibleName(/free$/)
})

test('the units left on the page of a day are those that customers can book', async ({
  page,
  request,
  product,
}) => {
  const date = daysFromNow(17)
  const who = await register(request, product)
  const all = (await asStaff(request, product, 'GET', '/products')) as { id: number; units: number }[]
  const { id, units } = all.find((one) => one.units > 2) ?? { id: 0, units: 0 }
  const path = `/products/${id}/availability?from=${date}&to=${date}`
  const remaining = async () => {
    const [day] = (await asStaff(request, product, 'GET', path)) as { slots: { remaining: number }[] }[]
    return day?.slots[0]?.remaining ?? 0
  }
  const before = await remaining()
  await book(request, product, who, { product: id, days: 17, slot: 1 })
  const closure = { from_date: date, to_date: date, product_id: id, slot_id: 1, units: 1 }
  await asStaff(request, product, 'POST', '/closures', closure)
  expect(await remaining()).toBe(before - 2)

  await openAs(page, await signIn(request, product), `/admin/today?date=${date}`)
  await page.getByRole('radio', { name: 'Free places' }).click()
  await expect(page.getByText(`${before - 2} of ${units} left, 1 closed`).first()).toBeVisible()
  await expect(page.getByText(`${units} of ${units} left`).first()).toBeVisible()
})

test('the link of a call-off email opens the next free day with the slot that was booked', async ({
  page,
  request,
  product,
  outbox,
}) => {
  const [from, to] = [daysFromNow(20), daysFromNow(22)]
  const who = await register(request, product)
  await book(request, product, who, { product: 3, days: 20, slot: 2 })
  const { id } = (await asStaff(request, product, 'POST', '/closures', {
    from_date: from,
    to_date: to,
    product_id: 3,
    reason: 'Repairs',
  })) as { id: number }
  await asStaff(request, product, 'POST', `/closures/${id}/call-off`, { message: 'The engine failed.' })
  const link = async () => {
    const mails = await outbox.mailsTo(who.mail)
    const text = mails.find(({ subject }) => subject?.startsWith('Booking called off'))?.text ?? ''
    return /\/book\/3\?\S+/.exec(text)?.[0]
  }
  await expect.poll(link).toBeDefined()

  // Signed out, it leads into the wizard all the same, and the confirmation to the login.
  await page.goto(String(await link()))
  await expect(page).toHaveURL(/\/book\/3\?step=date$/)
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(daysFromNow(23))
  const insteadOf = page.getByText(/^Your booking on .* does not take place.* is the next free day/)
  await expect(insteadOf).toBeVisible()
  // By the field: the calendar shows one month, and the next day may be in another.
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(24))
  await expect(insteadOf).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to Time Selection' }).first().click()
  await page.getByRole('button', { name: 'Continue to Confirmation' }).first().click()
  await expect(page.getByText(/^To book, log in or create an account/)).toBeVisible()

  await openAs(page, await signIn(request, product, who), String(await link()))
  await expect(page).toHaveURL(/\/book\/3\?step=date$/)
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(daysFromNow(23))
  await expect(page.locator(`[data-date="${daysFromNow(23)}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Time Selection' }).first().click()
  await expect(page.getByRole('radio', { name: /Afternoon/ })).toBeChecked()

  await asStaff(request, product, 'DELETE', `/closures/${id}`)
  await page.goto('/book/3?after=2026-02-31&slot_id=x&guests=-1')
  await expect(page.getByRole('button', { name: 'Continue to Date Selection' }).first()).toBeVisible()
})

test('who was called about a called-off day is known to all staff, also once the closure is gone', async ({
  page,
  browser,
  request,
  product,
}) => {
  const date = daysFromNow(24)
  const name = 'Karl Borg'
  const { id: booking } = (await asStaff(request, product, 'POST', '/bookings', {
    booking_date: date,
    id_product_fk: 1,
    slot_id: 1,
    customer: { username: name, phone: '+35679000000' },
  })) as { id: number }
  const { id } = (await asStaff(request, product, 'POST', '/closures', {
    from_date: date,
    to_date: date,
  })) as { id: number }
  await asStaff(request, product, 'POST', `/closures/${id}/call-off`, { message: 'A gale is forecast.' })
  const opened = async (where: typeof page) => {
    await openAs(where, await signIn(request, product), `/admin/closures?month=${date.slice(0, 7)}`)
    await waitUntilHydrated(where)
    await where.getByRole('button', { name: /^Customers to call after the closure/ }).click()
    const dialog = where.getByRole('dialog', { name: 'Customers to call' })
    return { dialog, called: dialog.getByRole('checkbox', { name: `Called ${name}` }) }
  }
  const one = await opened(page)
  const other = await opened(await (await browser.newContext({ baseURL: product.url })).newPage())
  await expect(other.called).not.toBeChecked()

  await one.called.click()
  await expect(one.called).toBeChecked()
  await expect(one.dialog.getByText(/^Called by .+, \d\d:\d\d$/)).toBeVisible()
  await expect(other.called).toBeChecked()

  await asStaff(request, product, 'DELETE', `/closures/${id}`)
  await page.goto(`/admin/bookings?status=Cancelled&date=${date}`)
  await page.getByRole('button', { name: `View details of booking ${booking}` }).click()
  const details = page.getByRole('dialog', { name: `Booking ${booking}` })
  await expect(details.getByRole('checkbox', { name: 'Customer called' })).toBeChecked()
})
