import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { register } from './support/people.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { openView, STAFF_VIEWS, type StaffView } from './support/staff-views.ts'
import { expect, test } from './support/test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

/** What axe finds in what is open, and whether it needs sideways scrolling. */
async function barriersIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`)),
    ...(overflow > 0 ? [`${overflow} pixels wider than the screen`] : []),
  ]
}

test('no screen and no dialog of the staff has a barrier that axe can find, on a desk and on a phone', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(180_000)
  const guest = await register(request, product)
  const confirmed = await book(request, product, guest, { product: 4, days: 15 })
  await asStaff(request, product, 'PUT', `/bookings/${confirmed}`, { status: 'Confirmed' })
  await book(request, product, guest, { product: 5, days: 15 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, await signIn(request, product), '/admin')

  const found: string[] = []
  for (const [name, view] of Object.entries<StaffView>(STAFF_VIEWS)) {
    await openView(page, view)
    await expect(page.getByText('Loading…')).toHaveCount(0)
    for (const { colorScheme, width } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      const barriers = await barriersIn(page)
      found.push(...barriers.map((barrier) => `${name}, ${colorScheme} at ${width}: ${barrier}`))
    }
  }
  process.stdout.write(`\n${Object.keys(STAFF_VIEWS).length} views twice, ${found.length} violations\n`)
  expect(found).toEqual([])
})
