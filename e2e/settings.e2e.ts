import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { openPrerendered } from './support/open-prerendered.ts'
import { asStaff, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.beforeEach(async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin/settings')
  await waitUntilHydrated(page)
  await expect(field(page, 'Phone')).toBeVisible()
})

test('what staff set is on the website at once, also for visitors without scripts and for search engines', async ({
  page,
  browser,
  request,
  product,
}) => {
  await field(page, 'Name').fill('Blue Coast')
  await field(page, 'Phone').fill('+356 2100 0001')
  const first = page.getByRole('listitem', { name: 'Opening hours 1' })
  await first.getByRole('checkbox', { name: 'Monday' }).uncheck()
  await first.getByLabel('Opens').fill('09:30')
  await page.getByLabel('Booking window').fill('90')
  await expect(page.getByText('4 unsaved changes')).toBeVisible()
  await save(page)
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  // New requests may be counted before it.
  await expect(page).toHaveTitle(/Settings · Blue Coast admin$/)
  await expect(page.getByRole('region', { name: 'Activity log' })).toContainText('Tue-Fri 09:30-18:00')

  const html = await (await request.get(product.url)).text()
  expect(html).not.toContain('+356 2100 0000')
  const [, business = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect(business).toContain('Blue Coast')
  expect(business).toContain('+356 2100 0001')
  expect(business).toContain('09:30')

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: product.url })
    const visitor = await context.newPage()
    await openPrerendered(visitor, '/')
    const footer = visitor.getByRole('contentinfo')
    await expect(footer).toContainText('Blue Coast')
    await expect(footer).toContainText('+356 2100 0001')
    await expect(footer).toContainText('Tue-Fri')
    await expect(footer).toContainText('9:30 AM-6:00 PM')
    await context.close()
  }
})

test('bad input is shown at its fields, and what was typed stays', async ({ page }) => {
  await field(page, 'Phone').fill('call us')
  await page.getByLabel('Minimum notice').fill('1.5')
  await page.getByRole('button', { name: 'Add opening hours' }).click()
  await expect(page.getByRole('checkbox', { name: 'Monday' }).last()).toBeFocused()
  await save(page)
  await expect(page.getByText('Couldn’t save. 3 fields need your attention.')).toBeVisible()
  await expect(field(page, 'Phone')).toBeFocused()
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Phone is invalid')
  await expect(page.getByLabel('Minimum notice')).toHaveValue('1.5')
  const added = page.getByRole('listitem', { name: /^Opening hours/ }).last()
  await expect(added.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
    'Choose at least one day',
  )
  await added.getByRole('checkbox', { name: 'Monday' }).check()
  await added.getByLabel('Closes').fill('07:00')
  await field(page, 'Phone').fill('+356 2100 0000')
  await page.getByLabel('Minimum notice').fill('1')
  await save(page)
  await expect(added.getByLabel('Closes')).toHaveAccessibleDescription('Must be after it opens')
  await expect(added.getByLabel('Closes')).toBeFocused()
})

test('a change by somebody else is shown before it is overwritten', async ({ page, request, product }) => {
  await page.getByLabel('Reminder').fill('48')
  await asStaff(request, product, 'PUT', '/settings', { reminder_hours: 12, cancellation_hours: 30 })
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the settings' })
  await expect(dialog).toContainText('Reminder (hours), their version12')
  await expect(dialog).not.toContainText('Cancellation limit')
  await dialog.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.getByLabel('Reminder')).toHaveValue('48')
  const stored = { reminder_hours: 48, cancellation_hours: 30 }
  expect(await asStaff(request, product, 'GET', '/settings')).toMatchObject(stored)
})

test('a save that fails says so, and succeeds at the next try', async ({ page }) => {
  await page.route('/api/settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Cancellation limit').fill('36')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save.' })).toBeVisible()
  await expect(page.getByLabel('Cancellation limit')).toHaveValue('36')
  await page.unroute('/api/settings')
  await save(page)
  await expect(page.getByText('Settings saved.')).toBeVisible()
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await field(page, 'Address').fill('1 Harbour Road, Valletta, Malta')
  const dialog = page.getByRole('alertdialog', { name: 'Discard changes?' })

  await page.getByRole('link', { name: 'System' }).click()
  await dialog.getByText('Keep editing', { exact: true }).click()
  await expect(page).toHaveURL('/admin/settings')

  await expect(field(page, 'Address')).toHaveValue('1 Harbour Road, Valletta, Malta')

  await page.getByRole('link', { name: 'System' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/admin/system')
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
})

test('the browser’s Back and Forward with unsaved changes ask first', async ({ page }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await page.getByRole('link', { name: 'System' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await field(page, 'Address').fill('1 Harbour Road, Valletta, Malta')
  await expect(page.getByText('1 unsaved change')).toBeVisible()

  await page.goBack()
  await dialog.getByText('Keep editing', { exact: true }).click()
  await expect(page).toHaveURL('/admin/settings')
  await expect(field(page, 'Address')).toHaveValue('1 Harbour Road, Valletta, Malta')

  await page.goBack()
  await expect(dialog).toBeVisible()
  // The address comes back a moment after the question.
  await expect(page).toHaveURL('/admin/settings')
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/admin/system')
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()

  await page.goBack()
  await field(page, 'Address').fill('2 Harbour Road, Valletta, Malta')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/admin/settings')
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/admin/system')
})
