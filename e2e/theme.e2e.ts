import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

const theme = () => document.documentElement.dataset.theme

const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name }).check({ force: true })

test('a theme selected in the footer is applied before the first paint of the next visit', async ({
  page,
}) => {
  await page.goto('/')
  await choose(page, 'Dark')
  await expect.poll(() => page.evaluate(theme)).toBe('dark')

  // Without the page's scripts only the theme script in the head can have set it.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(theme)).toBe('dark')
})

test('a change of theme applies to other tabs', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) await page.goto('/')
  await choose(first, 'Light')
  await expect.poll(() => second.evaluate(theme)).toBe('light')
  // The server's content has System selected.
  await waitUntilHydrated(second)
  await choose(second, 'System')
  await expect.poll(() => first.evaluate(theme)).toBeUndefined()
})

test('paper is white, whether the dark theme is selected or the system’s', async ({ page }) => {
  const colors = () => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement)
    return { color, backgroundColor }
  }
  await page.goto('/')
  const light = await page.evaluate(colors)
  const printed = { ...light, backgroundColor: 'rgba(0, 0, 0, 0)' }
  await choose(page, 'Dark')
  await expect.poll(() => page.evaluate(colors)).not.toEqual(light)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(colors)).toEqual(printed)

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await choose(page, 'System')
  await expect.poll(() => page.evaluate(colors)).not.toEqual(light)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(colors)).toEqual(printed)
})
