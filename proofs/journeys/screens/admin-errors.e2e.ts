import type { Page, Route } from '@playwright/test'
import { holdRequests } from '../../../e2e/support/hold-requests.ts'
import { asStaff, book, demoteOtherAdmins, openAs, promote, signIn } from '../../../e2e/support/staff.ts'
import { openView, STAFF_VIEWS, type StaffView } from '../../../e2e/support/staff-views.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { newTestUser, register } from '../../../e2e/support/users.ts'
import { waitForIdle } from '../../../e2e/support/wait-for-idle.ts'

const OUTAGE = {
  status: 503,
  contentType: 'application/problem+json',
  headers: { 'retry-after': '1' },
  body: JSON.stringify({ type: '/problems/unavailable', status: 503, message: 'The server is busy.' }),
}

/** Answers every change by `answer`, while reads and reports of errors pass; counts the changes. */
async function interceptChanges(page: Page, answer: (route: Route) => Promise<void> | void) {
  const requests: string[] = []
  await page.route('**/api/**', (route) => {
    const method = route.request().method()
    const { pathname } = new URL(route.request().url())
    if (method === 'GET' || pathname === '/api/client-errors') return route.continue()
    requests.push(`${method} ${pathname}`)
    return answer(route)
  })
  return { requests, stop: () => page.unroute('**/api/**') }
}

type Confirmation = { view: StaffView; confirm: string; says: RegExp }

const CONFIRMATIONS: Record<string, Confirmation> = {
  'approving a booking': { view: STAFF_VIEWS.approve, confirm: 'Approve booking', says: /Couldn’t approve/ },
  'declining a booking': { view: STAFF_VIEWS.decline, confirm: 'Decline booking', says: /Couldn’t decline/ },
  'deleting a booking': {
    view: STAFF_VIEWS.deleteBooking,
    confirm: 'Delete booking',
    says: /Couldn’t delete/,
  },
  'deleting a question': { view: STAFF_VIEWS.faqDelete, confirm: 'Delete FAQ', says: /Couldn’t delete/ },
  'deleting a service': {
    view: STAFF_VIEWS.serviceDelete,
    confirm: 'Delete rental service',
    says: /Couldn’t delete/,
  },
  'deleting an activity type': {
    view: STAFF_VIEWS.activityDelete,
    confirm: 'Delete activity type',
    says: /Couldn’t delete/,
  },
  'deleting an addon': { view: STAFF_VIEWS.addonDelete, confirm: 'Delete addon', says: /Couldn’t delete/ },
  'removing an administrator': {
    view: STAFF_VIEWS.demote,
    confirm: 'Remove as administrator',
    says: /Couldn’t remove/,
  },
}

for (const [name, { view, confirm, says }] of Object.entries(CONFIRMATIONS)) {
  test(`${name} that fails closes the dialog, shows the error and offers a retry`, async ({
    page,
    request,
    product,
  }) => {
    if (view[0] === '/admin/bookings')
      await book(request, product, await register(request, product), { product: 3, days: 8 })
    await openAs(page, await signIn(request, product), view[0])
    // Answered after the second click, which then finds the dialog open on any machine.
    let answer: () => void = () => {}
    const clicked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { requests } = await interceptChanges(page, async (route) => {
      await clicked
      await route.fulfill(OUTAGE)
    })
    await openView(page, view)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: confirm, exact: true }).dblclick()
    answer()
    await expect(page.getByText(says).filter({ visible: true }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }).last()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(requests, 'a double click asks once').toHaveLength(1)
  })
}

test('a form that fails to save stays open with its input, and can be saved again', async ({
  page,
  request,
  product,
}) => {
  await openAs(page, await signIn(request, product), '/admin/faq')
  await page.getByRole('button', { name: 'Add New FAQ' }).click()
  await page.getByLabel('Question').fill('Can I bring my dog?')
  await page.getByLabel('Answer').fill('On the luzzu, yes.')
  const { stop } = await interceptChanges(page, (route) => route.fulfill(OUTAGE))
  await page.getByRole('button', { name: 'Create FAQ' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save.' })).toBeVisible()
  await expect(page.getByLabel('Answer')).toHaveValue('On the luzzu, yes.')
  await stop()
  await page.getByRole('button', { name: 'Create FAQ' }).click()
  await expect(page.getByRole('rowheader', { name: 'Can I bring my dog?' })).toBeVisible()
})

test('a hanging action keeps its dialog, ignores further clicks, and times out', async ({
  page,
  request,
  product,
}) => {
  const id = await book(request, product, await register(request, product), { product: 3, days: 9 })
  await openAs(page, await signIn(request, product), `/admin/bookings?id=${id}`)
  await page.getByRole('button', { name: `Approve booking ${id},` }).click()
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { requests } = await interceptChanges(page, async (route) => {
    await held
    await route.continue()
  })
  const dialog = page.getByRole('dialog')
  const approve = dialog.getByRole('button', { name: 'Approve booking' })
  await approve.click()
  await expect(approve).toHaveAttribute('aria-busy', 'true')
  await approve.click({ force: true })
  await page.keyboard.press('Escape')
  await waitForIdle(page)
  await expect(dialog).toBeVisible()
  release()
  await expect(page.getByText(`Booking ${id} approved.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(requests).toHaveLength(1)
})

test('an expired session leads to the login, and a demoted user can change nothing', async ({
  page,
  browser,
  request,
  product,
  outbox,
}) => {
  const guest = await register(request, product, newTestUser('Deckhand'))
  const booking = await book(request, product, guest, { product: 3, days: 10 })
  const { id } = await signIn(request, product, guest)
  await promote(request, { site: product, outbox, who: guest, id })
  await openAs(page, await signIn(request, product, guest), `/admin/bookings?id=${booking}`)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await page.waitForLoadState('networkidle')
  // What the page fetches by itself may not find the role changed before the click does.
  const release = await holdRequests(page, '**/api/**', (sent) => sent.method() !== 'PUT')
  await asStaff(request, product, 'PUT', `/customers/${id}`, { permission_level: 0 })
  await page.getByRole('button', { name: 'Approve booking', exact: true }).click()
  await expect(page.getByText(new RegExp(`Couldn’t approve booking ${booking}`))).toBeVisible()
  release()
  await page.goto('/admin')
  await expect(page).toHaveURL('/')

  await promote(request, { site: product, outbox, who: guest, id })
  const other = await browser.newPage({ baseURL: product.url })
  await openAs(other, await signIn(request, product, guest), `/admin/bookings?id=${booking}`)
  await other.getByRole('button', { name: /^Approve/ }).click()
  await asStaff(request, product, 'DELETE', `/customers/${id}/sessions`)
  const approve = other.getByRole('button', { name: 'Approve booking', exact: true })
  // What the page fetches by itself may find the session ended before the click does.
  await Promise.race([approve.click().catch(() => {}), other.waitForURL('/')])
  await expect(other).toHaveURL('/')
  await other.close()
})

test('the last administrator cannot be demoted, with a reason', async ({ page, request, product }) => {
  await demoteOtherAdmins(request, product)
  await openAs(page, await signIn(request, product), '/admin/customers/1')
  await page.getByRole('button', { name: 'Remove as administrator' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove as administrator' }).click()
  await expect(page.getByText(/Couldn’t remove.*last administrator/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove as administrator' })).toBeVisible()
})

test('a customer is promoted, and staff can end sessions', async ({ page, request, product }) => {
  const guest = await register(request, product, newTestUser('First Mate'))
  const { id, token } = await signIn(request, product, guest)
  await openAs(page, await signIn(request, product), '/admin/customers')
  await page.getByRole('searchbox').fill(guest.mail)
  await expect(page.getByText('Showing 1 of 1 customer')).toBeVisible()
  await page.getByRole('link', { name: guest.username }).click()
  await expect(page).toHaveURL(`/admin/customers/${id}`)
  await page.getByRole('button', { name: 'End sessions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText('No active sessions', { exact: true })).toBeVisible()
  const answer = await request.get(`${product.url}/api/user/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)

  await page.getByRole('button', { name: 'Make administrator' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click()
  await expect(page.getByText(`${guest.username} is now an administrator. No email goes out`)).toBeVisible()
  const history = page.getByRole('region', { name: 'Activity log' })
  await expect(history).toContainText('Role changed by Administrator')
  await expect(history).toContainText('Sessions ended by Administrator')
})

const ODD_ADDRESSES: [address: string, shown: string | RegExp][] = [
  [
    '/admin/bookings?id=%00%F0%9F%9A%A4%27%3B--&status=Lost&date=2026-02-30&order=sideways',
    'Couldn’t load the bookings.',
  ],
  ['/admin/bookings?cursor=nonsense&page=3', 'Couldn’t load the bookings.'],
  ['/admin/customers?cursor=nonsense&page=3', 'Couldn’t load the customers.'],
  ['/admin/customers/007', 'Customer not found'],
  ['/admin/today?date=never', /^\d+ confirmed, \d+ pending/],
]

for (const [address, shown] of ODD_ADDRESSES) {
  test(`the path ${address} shows a working page`, async ({ page, request, product }) => {
    await openAs(page, await signIn(request, product), address)
    await expect(page.getByRole('main').getByText(shown)).toBeVisible()
    await expect(page.getByText('This page could not be shown')).toHaveCount(0)
    await page.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  })
}
