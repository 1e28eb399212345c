import type { Locator, Page } from '@playwright/test'
import { register, somebody } from './support/people.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { type Sentence, STAFF_SENTENCES, type StaffView } from './support/staff-sentences.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

function save(page: Page): Promise<void> {
  return page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create / })
    .click()
}

/** How each view is reached from the address it has, and what is done there. */
const VIEWS: Record<StaffView, [path: string, act?: (page: Page) => Promise<void>]> = {
  sidebar: ['/admin'],
  dashboard: ['/admin'],
  drawer: [
    '/admin',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await button(page, 'Open menu').click()
    },
  ],
  bookings: ['/admin/bookings'],
  bookingsEmpty: ['/admin/bookings?id=nobody+has+this+name'],
  bookingDetails: ['/admin/bookings', (page) => button(page, /^View details/).click()],
  approve: ['/admin/bookings', (page) => button(page, /^Approve/).click()],
  decline: ['/admin/bookings', (page) => button(page, /^Decline/).click()],
  deleteBooking: ['/admin/bookings', (page) => button(page, /^Delete booking/).click()],
  faqs: ['/admin/faq'],
  faqsEmpty: ['/admin/faq?q=nobody+asks+this'],
  faqNew: [
    '/admin/faq',
    (page) =>
      button(page, 'Add New FAQ')
        .click()
        .then(() => save(page)),
  ],
  faqEdit: ['/admin/faq', (page) => button(page, /^Edit/).click()],
  faqDelete: ['/admin/faq', (page) => button(page, /^Delete/).click()],
  services: ['/admin/rental-services'],
  servicesEmpty: ['/admin/rental-services?q=submarine'],
  serviceNew: [
    '/admin/rental-services',
    async (page) => {
      await button(page, 'Add New Rental Service').click()
      await page.getByLabel('Max Persons').fill('')
      await save(page)
    },
  ],
  serviceDelete: ['/admin/rental-services', (page) => button(page, /^Delete/).click()],
  activities: ['/admin/rental-services/activity-types'],
  activitiesEmpty: ['/admin/rental-services/activity-types?q=flying'],
  activityNew: [
    '/admin/rental-services/activity-types',
    (page) =>
      button(page, 'Add New Activity Type')
        .click()
        .then(() => save(page)),
  ],
  activityDelete: ['/admin/rental-services/activity-types', (page) => button(page, /^Delete/).click()],
  addons: ['/admin/rental-services/addons'],
  addonsEmpty: ['/admin/rental-services/addons?q=parachute'],
  addonNew: ['/admin/rental-services/addons', (page) => button(page, 'Add New Addon').click()],
  addonDelete: ['/admin/rental-services/addons', (page) => button(page, /^Delete/).click()],
  notFound: ['/admin/no-such-place'],
}

/** For one sentence that is missing; the others are looked for all the same. */
const PATIENCE = 5000

/** Text that belongs to a sentence alone has one element; labels and badges may stand in many rows. */
function find(page: Page, [kind, words]: Sentence): Locator {
  switch (kind) {
    case 'text':
      return page.getByText(words, { exact: true }).filter({ visible: true })
    case 'label':
      return page.getByLabel(words).filter({ visible: true })
    case 'term':
      return page.locator('dt', { hasText: words })
    case 'action':
      return page.getByRole('button', { name: new RegExp(`^${words}`) })
    case 'option':
      return page.locator('option', { hasText: words })
    default:
      return page.getByRole(kind, { name: words, exact: kind !== 'link' })
  }
}

/** Only another screen is loaded; on the same one what is open is closed. */
async function openView(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { pathname, search } = new URL(page.url())
  if (pathname + search !== path) await page.goto(path)
  else if (await page.getByRole('dialog').isVisible()) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

async function isFound(page: Page, sentence: Sentence): Promise<boolean> {
  const place = find(page, sentence).first()
  const isThere =
    sentence[0] === 'option'
      ? expect(place).toBeAttached({ timeout: PATIENCE })
      : expect(place).toBeVisible({ timeout: PATIENCE })
  return isThere.then(
    () => true,
    () => false,
  )
}

test('every sentence that staff are promised is found in the running product', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(180_000)
  const guest = await register(request, product, somebody('Chiara Ricci'))
  const [confirmed, cancelled] = [
    await book(request, product, guest, { product: 1 }),
    await book(request, product, guest, { product: 2, days: 10 }),
  ]
  await book(request, product, guest, { product: 1, days: 11 })
  await book(request, product, guest, { product: 5, days: 11 })
  await asStaff(request, product, 'PUT', `/bookings/${confirmed}`, { status: 'Confirmed' })
  await asStaff(request, product, 'PUT', `/bookings/${cancelled}`, { status: 'Cancelled' })
  await openAs(page, await signIn(request, product), '/admin')

  const missing: string[] = []
  let specified = 0
  for (const [view, sentences] of Object.entries(STAFF_SENTENCES)) {
    const [path, act] = VIEWS[view as StaffView]
    await openView(page, path)
    await act?.(page)
    for (const sentence of sentences) {
      specified += 1
      if (!(await isFound(page, sentence))) missing.push(`${view}: ${sentence.join(' ')}`)
    }
  }
  process.stdout.write(`\nSentences for staff: ${specified - missing.length} found of ${specified}\n`)
  expect(missing).toEqual([])
})

test('an entry of Recent Bookings leads to that booking, with its id and status in the address', async ({
  page,
  request,
  product,
}) => {
  const id = await book(request, product, await register(request, product), { product: 6, days: 12 })
  await openAs(page, await signIn(request, product), '/admin')
  await page.getByRole('region', { name: 'Recent Bookings' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`/admin/bookings?id=${id}&status=Pending`)
  await expect(page.getByRole('searchbox')).toHaveValue(String(id))
  await expect(page.getByRole('radio', { name: 'Pending' })).toBeChecked()
})
