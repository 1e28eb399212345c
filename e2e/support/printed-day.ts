import { formatDateWithWeekday } from '@luzzu/domain'
import type { ManifestEntry, TimeSlot } from '@luzzu/domain/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { type Product, startProduct } from './product.ts'
import { seededFolder } from './seeded-folder.ts'
import { asStaff, openAs, signIn } from './staff.ts'
import { expect, test } from './test.ts'
import { daysFromNow } from './users.ts'

const UNITS = 250
const PRODUCTS = [1, 2, 4, 5]
const OWN_SLOTS = { Sunrise: '05:30-07:30', Lunch: '11:30-14:00', Sunset: '17:00-20:30' }

/** Books for customers with names of their own, each product in turn in each slot. */
async function fillDay(
  request: APIRequestContext,
  product: Product,
  { day, count }: { day: string; count: number },
) {
  const slots = (await asStaff(request, product, 'GET', '/time-slots')) as TimeSlot[]
  const { token } = await signIn(request, product)
  for (let index = 0; index < count; index += 1) {
    const answer = await request.post(`${product.url}/api/bookings`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        booking_date: day,
        id_product_fk: PRODUCTS[index % PRODUCTS.length],
        slot_id: slots[Math.floor(index / PRODUCTS.length) % slots.length]?.id,
        guests: 1,
        status: index % 3 === 0 ? 'Confirmed' : undefined,
        customer: {
          username: `Guest Number ${String(index).padStart(3, '0')}`,
          // Who books by phone may have no email address, and then no account.
          ...(index % 4 !== 1 && { mail: `guest-${day}-${index}@example.com` }),
          phone: `+3567900${String(index).padStart(4, '0')}`,
        },
      },
    })
    if (!answer.ok()) throw new Error(`Booking ${index} failed: ${await answer.text()}`)
  }
}

async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format })))
  return text.map((each) => each.replace(/\s+/g, ' '))
}

const namesIn = (text: string) => (text.match(/Guest Number \d{3}/g) ?? []).toSorted()

/** Prints as the button does, and reads the documents of both sizes. */
async function printedPages(page: Page, button: string): Promise<string[][]> {
  const printed = () => page.evaluate(() => Reflect.get(globalThis, 'printed') as number)
  const before = await printed()
  await page.getByRole('button', { name: button }).click()
  await expect.poll(printed).toBe(before + 1)
  return [await pagesOf(page, 'A4'), await pagesOf(page, 'Letter')]
}

/** As many of a product fit on a page. */
const WHOLE = 20

/** Whoever takes the guests of a product along finds its name above them on each page, and all on one where they fit. */
function expectProductsTogether(documents: readonly string[][], listed: readonly ManifestEntry[]): void {
  const products = Map.groupBy(listed, ({ product_name }) => product_name)
  for (const [product, ofProduct] of products)
    for (const pages of documents) {
      const holding = pages.filter((text) => ofProduct.some(({ username }) => text.includes(username)))
      for (const text of holding) expect(text).toContain(product)
      if (ofProduct.length <= WHOLE) expect(holding).toHaveLength(1)
    }
}

function expectFewSheets(documents: readonly string[][], count: number): void {
  for (const pages of documents) expect(pages.length).toBeLessThanOrEqual(Math.ceil(count / WHOLE) + 1)
}

/** Below the names of the columns, and of the product, stands the slot with which the page goes on. */
function expectASlotAbove(pages: readonly string[]): void {
  for (const text of pages)
    expect(text).toMatch(/Signature (?:.+?, \d{4} )?[\w ]+ \d\d:\d\d-\d\d:\d\d · \d+ bookings?/)
}

/** Whoever reads a line alone finds the time in it. */
function expectATimeOnEachLine(documents: readonly string[][], listed: readonly ManifestEntry[]): void {
  const lines = listed.map(({ id, time_range }) => `#${id} · ${time_range}`).toSorted()
  for (const pages of documents)
    expect((pages.join(' ').match(/#\d+ · \d\d:\d\d-\d\d:\d\d/g) ?? []).toSorted()).toEqual(lines)
}

// Other tests count on the slots and units of the product that they share.
/** Prints days with so many bookings in a product of their own, and reads the documents. */
export function testPrintedDays(counts: readonly number[]): void {
  let product: Product

  test.beforeAll(async ({ request }) => {
    product = await startProduct({ dataDir: seededFolder() })
    for (const [name, time_range] of Object.entries(OWN_SLOTS))
      await asStaff(request, product, 'POST', '/time-slots', { name, time_range })
    for (const id of PRODUCTS) await asStaff(request, product, 'PUT', `/products/${id}`, { units: UNITS })
  })

  test.afterAll(() => product.stop())

  for (const [index, count] of counts.entries())
    test(`a printed day of ${count} bookings in six slots has a line for each, and its date on each page`, async ({
      browser,
      request,
    }) => {
      const day = daysFromNow(20 + index)
      await fillDay(request, product, { day, count })
      const closed = { from_date: day, to_date: day, product_id: 3, reason: 'Winter storage' }
      await asStaff(request, product, 'POST', '/closures', closed)
      const listed = (await asStaff(request, product, 'GET', `/manifests/${day}`)) as ManifestEntry[]
      const expected = listed.map(({ username }) => username).toSorted()
      expect(expected).toHaveLength(count)
      const page = await browser.newPage({ baseURL: product.url })
      await page.addInitScript(() => {
        Object.assign(globalThis, {
          printed: 0,
          print: () => Object.assign(globalThis, { printed: 1 + Reflect.get(globalThis, 'printed') }),
        })
      })
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      await page.emulateMedia({ colorScheme: 'dark' })
      await openAs(page, await signIn(request, product), `/admin/today?date=${day}`)
      await expect(page.getByRole('button', { name: expected[0] ?? '', exact: true })).toBeVisible()

      const byProduct = await printedPages(page, 'Print by product')
      const bySlot = await printedPages(page, 'Print day')
      const documents = [...bySlot, ...byProduct]
      expectProductsTogether(byProduct, listed)
      expectFewSheets(documents, count)
      expectASlotAbove(documents.flatMap((pages) => pages.slice(1)))
      expect(documents.map((pages) => namesIn(pages.join(' ')))).toEqual(documents.map(() => expected))
      expectATimeOnEachLine(documents, listed)
      for (const [first] of documents) expect(first).toContain(closed.reason)
      for (const text of documents.flat()) {
        expect(text).toContain(formatDateWithWeekday(day))
        expect(text).toContain(`${count} ${count === 1 ? 'guest' : 'guests'}`)
        expect(text).not.toMatch(/Log out|Search or jump|Print day/)
      }
      await page.emulateMedia({ media: 'print' })
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect(scheme).toBe('light')
      await page.close()
    })
}
