import type { Locator, Page } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { openWithoutContent } from '../../../e2e/support/open-without-content.ts'
import { PUBLIC_SENTENCES, type PublicView, type Sentence } from '../../../e2e/support/public-spec-texts.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, newTestUser, register } from '../../../e2e/support/users.ts'

type Act = (page: Page) => Promise<unknown>
type View = {
  view: PublicView
  path?: string
  act?: Act
  within?: 'banner' | 'contentinfo' | 'main' | 'dialog'
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const step = (name: string) => (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true }).click()
const pick = (date: string) => (page: Page) => page.getByLabel('Date', { exact: true }).fill(date)
const answer = (address: string, json: unknown) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ json }))
const sequence =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }

const NARROW = { width: 390, height: 844 }

/** The views of a visitor, each reached from the one before. */
const VISITOR: View[] = [
  { view: 'header', path: '/', within: 'banner' },
  { view: 'footer', within: 'contentinfo' },
  { view: 'home', within: 'main' },
  {
    view: 'homeEmpty',
    act: sequence(answer('**/api/products?*', []), answer('**/api/faqs', []), (page) =>
      openWithoutContent(page, '/'),
    ),
  },
  {
    view: 'drawer',
    act: sequence((page) => page.setViewportSize(NARROW), press('Open menu')),
    within: 'dialog',
  },
  { view: 'login', path: '/login', act: (page) => page.setViewportSize({ width: 1280, height: 800 }) },
  { view: 'loginEmpty', act: press('Login') },
  {
    view: 'loginRefused',
    act: sequence(
      (page) => page.getByLabel('Email').fill('nobody@example.com'),
      (page) => page.getByLabel('Password', { exact: true }).fill('not the password'),
      press('Show password'),
      press('Login'),
    ),
  },
  { view: 'registration', path: '/register' },
  {
    view: 'registrationEmpty',
    act: sequence(
      waitUntilHydrated,
      (page) => page.getByLabel('Country code').fill(''),
      press('Create Account'),
    ),
  },
  {
    view: 'registrationWrong',
    path: '/register',
    act: sequence(
      (page) => page.getByLabel('Username').fill('Somebody Else'),
      (page) => page.getByLabel('Email').fill('harbour@'),
      (page) => page.getByLabel('Password', { exact: true }).fill('short'),
      (page) => page.getByLabel('Phone number').fill('79000000'),
      press('Create Account'),
    ),
  },
  {
    view: 'registrationRefused',
    act: sequence(
      (page) => page.getByLabel('Email').fill('harbour@example.com'),
      (page) => page.getByLabel('Password', { exact: true }).fill('long enough'),
      press('Create Account'),
    ),
  },
  { view: 'details', path: '/book/1' },
  { view: 'date', act: step('Continue to Date Selection') },
  { view: 'datePast', act: pick(daysFromNow(-1)) },
  { view: 'dateFar', act: pick(daysFromNow(45)) },
  { view: 'dateWrong', act: pick('') },
  { view: 'time', act: sequence(pick(daysFromNow(8)), step('Continue to Time Selection')) },
  {
    view: 'incomplete',
    act: sequence(
      (page) => page.getByRole('radio', { name: /Morning/ }).check(),
      step('Continue to Confirmation'),
      step('Confirm Booking'),
    ),
  },
  { view: 'unknownProduct', path: '/book/999999' },
  { view: 'noBookings', path: '/my-bookings', within: 'main' },
  { view: 'unknownAddress', path: '/no-such-place' },
]

/** The views of a customer. */
const CUSTOMER: View[] = [
  { view: 'accountMenu', act: press(/My Account/) },
  {
    view: 'customerDrawer',
    path: '/',
    act: sequence((page) => page.setViewportSize(NARROW), press('Open menu')),
    within: 'dialog',
  },
  {
    view: 'confirm',
    path: '/book/1',
    act: sequence(
      (page) => page.setViewportSize({ width: 1280, height: 800 }),
      (page) => page.getByRole('checkbox', { name: /Maltese lunch/ }).check(),
      step('Continue to Date Selection'),
      pick(daysFromNow(8)),
      step('Continue to Time Selection'),
      (page) => page.getByRole('radio', { name: /Morning/ }).check(),
      step('Continue to Confirmation'),
    ),
  },
  {
    view: 'bookingFailed',
    act: sequence(
      (page) => page.route('**/api/bookings', (route) => route.abort(), { times: 1 }),
      step('Confirm Booking'),
    ),
  },
  { view: 'success', act: step('Confirm Booking') },
  { view: 'myBookings', path: '/my-bookings', within: 'main' },
  { view: 'bookingDetails', act: press('View Details: Painted Luzzu') },
  { view: 'noMatch', path: '/my-bookings?q=submarine' },
  {
    view: 'checking',
    act: sequence(
      (page) => page.route('**/api/user/*', () => undefined),
      (page) => page.goto('/my-bookings'),
    ),
  },
]

const STAFF: View[] = [{ view: 'adminMenu', act: press(/My Account/) }]

/** Strict: a text that several elements have does not count. */
function find(place: Page | Locator, [kind, words]: Sentence): Locator {
  switch (kind) {
    case 'text':
      return place.getByText(words, { exact: true }).filter({ visible: true })
    case 'repeated':
      return place.getByText(words, { exact: true }).filter({ visible: true }).first()
    case 'label':
      return place.getByLabel(words, { exact: true })
    case 'option':
      return place.locator('option', { hasText: words })
    case 'radio':
    case 'checkbox':
      return place.getByRole(kind, { name: new RegExp(`^${words}`) })
    case 'button':
      return place.getByRole('button', { name: words, exact: true }).filter({ visible: true })
    default:
      return place.getByRole(kind, { name: words, exact: true })
  }
}

/** Fails at the first missing text; returns the number of texts. */
async function walk(page: Page, views: readonly View[]): Promise<number> {
  let found = 0
  for (const { view, path, act, within } of views) {
    if (path) await page.goto(path)
    await act?.(page)
    for (const sentence of PUBLIC_SENTENCES[view] as readonly Sentence[]) {
      await expectFound(page, { sentence, view, within })
      found += 1
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  return found
}

type ExpectedText = { sentence: Sentence; view: string; within: View['within'] }

async function expectFound(page: Page, { sentence, view, within }: ExpectedText): Promise<void> {
  const [kind, words] = sentence
  // Locators within a dialog do not match the dialog itself.
  const place = within && kind !== 'dialog' ? page.getByRole(within) : page
  const isThere = expect(find(place, sentence), `${view}: ${kind} ${words}`)
  await (kind === 'option' ? isThere.toBeAttached() : isThere.toBeVisible())
}

function report(whom: string, found: number, views: readonly View[]): void {
  const specified = views.reduce((sum, { view }) => sum + PUBLIC_SENTENCES[view].length, 0)
  process.stdout.write(`Sentences for ${whom}: ${found} found of ${specified}\n`)
}

test('every specified text for visitors is in the product', async ({ page }) => {
  const found = await walk(page, VISITOR)
  report('visitors', found, VISITOR)
})

test('every specified text for customers is in the product', async ({ page, request, product }) => {
  await logIn(page, await register(request, product, newTestUser('Chiara Ricci')))
  await expect(page.getByRole('button', { name: /My Account/ })).toContainText('CR')
  const found = await walk(page, CUSTOMER)
  report('customers', found, CUSTOMER)
})

test('an administrator finds the link to the admin', async ({ page }) => {
  await logIn(page)
  const found = await walk(page, STAFF)
  report('administrators', found, STAFF)
})

test('every specified view is visited', () => {
  const visitedViews = [...VISITOR, ...CUSTOMER, ...STAFF].map(({ view }) => view)
  expect(visitedViews.toSorted()).toEqual(Object.keys(PUBLIC_SENTENCES).toSorted())
})
