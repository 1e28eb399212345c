import type { TimeSlot } from '@luzzu/domain/contracts'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { asStaff, openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, longDate } from '../../../e2e/support/users.ts'

const FORMATS = ['A4', 'Letter'] as const
const CONTROLS = /Log out|Search or jump|Next 7 days|Added up by|First day|Export|Go to date|From today/

/** Each page of the paper; none has what is only pressed. */
async function printed(page: Page, format: (typeof FORMATS)[number]): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format })))
  const pages = text.map((each) => each.replace(/\s+/g, ' '))
  for (const each of pages) {
    expect(each).not.toMatch(CONTROLS)
    expect(each).toMatch(/Luzzu · Printed [A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d/)
  }
  return pages
}

test('a report is printed as a table with its head on each page, and of bookings all that match', async ({
  page,
  request,
  product,
}) => {
  const days = Array.from({ length: 30 }, (_, index) => index + 1)
  for (const day of days)
    await asStaff(request, product, 'POST', '/bookings', {
      booking_date: daysFromNow(day),
      id_product_fk: 1,
      slot_id: 1,
      guests: 2,
      customer: { username: `Guest of day ${day}`, phone: `+3567900${1000 + day}` },
    })
  const [from, to] = [daysFromNow(1), daysFromNow(30)]
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, await signIn(request, product), `/admin/reports?from=${from}&to=${to}`)
  await expect(page.getByRole('rowheader')).toHaveCount(days.length)
  for (const format of FORMATS) {
    const pages = await printed(page, format)
    expect(pages.length).toBeGreaterThan(1)
    for (const each of pages) {
      expect(each).toContain('Reports Luzzu Trips from ')
      expect(each).toContain(` to ${longDate(to)} Bookings 30 · Guests 60 · `)
      expect(each).toContain('Day Bookings Guests Value Cancelled')
    }
    expect(pages.join(' ').match(/Total 30 30 pending 60 /g)).toHaveLength(1)
  }

  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: false, print: () => Object.assign(globalThis, { printed: true }) })
  })
  await page.goto('/admin/bookings?id=Guest%20of%20day&order=earliest')
  await expect(page.getByText(/^Guest of day/).first()).toBeVisible()
  const total = days.length
  const part = (await printed(page, 'A4')).join(' ')
  expect(part).toContain(`of the list: 1 to 25 of ${total} bookings`)
  expect(part.match(/Guest of day \d+/g)).toHaveLength(25)

  await page.getByRole('button', { name: `Print these ${total}` }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'printed'))).toBe(true)
  const pages = await printed(page, 'A4')
  expect(pages.length).toBeGreaterThan(1)
  for (const each of pages) {
    expect(each).toContain('Search “Guest of day”, Pending · Earliest booking date first')
    expect(each).toContain(`${total} bookings`)
    expect(each).toContain('User Product Booking Date Booking Slot Status Total')
  }
  const names = pages.join(' ').match(/Guest of day \d+/g) ?? []
  expect(names).toEqual(days.map((day) => `Guest of day ${day}`))
})

test('a week is printed as its board with its days on each page, on a phone too', async ({
  page,
  request,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await signIn(request, product), '/admin/week')
  await expect(page.getByRole('link', { name: /^Mon/ }).first()).toBeVisible()
  for (const format of FORMATS)
    for (const each of await printed(page, format))
      expect(each).toMatch(
        /Week Luzzu [A-Z][a-z]+ \d+, \d{4} to [A-Z][a-z]+ \d+, \d{4} · \d+ confirmed, .*?(?:[A-Z][a-z]{2}(?: · Today)? \d+.*?){7}/,
      )
})

test('a busy week is printed with every name, below its product and the time of its slot on each page', async ({
  page,
  request,
}) => {
  const product = await startProduct({ dataDir: seededFolder() })
  const crafts = (await asStaff(request, product, 'GET', '/products')) as { id: number; name: string }[]
  const slots = (await asStaff(request, product, 'GET', '/time-slots')) as TimeSlot[]
  const booked = Array.from({ length: 90 }, (_, index) => {
    const craft = crafts[index % 2]
    const who = `Guest of week ${100 + index}`
    return {
      who,
      craft,
      day: daysFromNow(1 + (index % 5)),
      slot: slots[Math.floor(index / 3) % slots.length],
    }
  })
  for (const { id } of crafts.slice(0, 2))
    await asStaff(request, product, 'PUT', `/products/${id}`, { units: 250 })
  for (const [index, { who, craft, day, slot }] of booked.entries())
    await asStaff(request, product, 'POST', '/bookings', {
      booking_date: day,
      id_product_fk: craft?.id,
      slot_id: slot?.id,
      guests: 1,
      customer: { username: who, phone: `+3567901${1000 + index}` },
    })
  await page.goto(product.url)
  await openAs(page, await signIn(request, product), `${product.url}/admin/week`)
  await expect(page.getByText('Guest of week 100')).toBeVisible()
  const names = booked.map(({ who }) => who).toSorted()
  for (const format of FORMATS) {
    const pages = await printed(page, format)
    expect(pages.length).toBeGreaterThan(1)
    expect((pages.join(' ').match(/Guest of week \d+/g) ?? []).toSorted()).toEqual(names)
    for (const { who, craft, slot } of booked) {
      const holding = pages.find((each) => each.includes(who))
      expect(holding).toContain(`${craft?.name} 250 units`)
      expect(holding).toContain(`${slot?.time_range.slice(0, 5)} ${slot?.name}`)
    }
  }
  await product.stop()
})
