import type { Locator, Page } from 'playwright'
import { daysFromNow } from '../../../e2e/support/users.ts'
import { atMost, type Goal, median } from '../goals.ts'
import { IN_PAGE, throttle, waitForSettled } from './phone.ts'

const GOAL_MS = 100
const ADMIN_SCREENS = ['Dashboard', 'Today', 'Customers', 'Bookings']

type Click = { name: string; target: Locator }

/** From a click to the frame that shows the heading of the next screen, on a throttled line and processor. */
export async function measureClicks(page: Page, origin: string, rounds: number): Promise<Goal[]> {
  const times = new Map<string, number[]>()
  await page.addInitScript(IN_PAGE)
  const session = await throttle(page)
  for (let round = 0; round < rounds; round += 1) {
    for await (const { name, target } of clicks(page, origin)) {
      times.set(name, [...(times.get(name) ?? []), await timeClick(page, target)])
    }
  }
  await session.detach()
  return [...times].map(([name, all]) => atMost(`click: ${name}`, GOAL_MS, median(all), ' ms'))
}

async function* clicks(page: Page, origin: string): AsyncGenerator<Click> {
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  const button = (name: string) => summary.getByRole('button', { name })
  await page.goto(`${origin}/book/1`)
  await waitForSettled(page)
  yield { name: 'wizard, to the date', target: button('Continue to Date Selection') }
  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(9))
  yield { name: 'wizard, to the time', target: button('Continue to Time Selection') }
  await page.getByRole('radio', { name: /Morning/ }).check()
  yield { name: 'wizard, to the confirmation', target: button('Continue to Confirmation') }

  await page.goto(`${origin}/admin/bookings`)
  await waitForSettled(page)
  for (const name of ADMIN_SCREENS) {
    yield { name: `admin, to ${name}`, target: page.getByRole('link', { name }).first() }
    await waitForSettled(page)
  }
}

/** By the page's own clock, so that the way between this process and the browser does not count. */
async function timeClick(page: Page, target: Locator): Promise<number> {
  await target.evaluate((element) => bench.timeClick(element))
  await target.click()
  return page.evaluate(() => bench.visit.click)
}
