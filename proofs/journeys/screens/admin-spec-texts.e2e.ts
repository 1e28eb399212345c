import type { Locator, Page } from '@playwright/test'
import { asStaff, book, openAs, signIn } from '../../../e2e/support/staff.ts'
import { type Sentence, STAFF_SENTENCES } from '../../../e2e/support/staff-spec-texts.ts'
import { openView, STAFF_VIEWS } from '../../../e2e/support/staff-views.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { newTestUser, register } from '../../../e2e/support/users.ts'

/** A text of its own has one element; labels and badges may repeat in rows. */
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

async function isFound(page: Page, sentence: Sentence): Promise<boolean> {
  const place = find(page, sentence).first()
  const isThere = sentence[0] === 'option' ? expect(place).toBeAttached() : expect(place).toBeVisible()
  return isThere.then(
    () => true,
    () => false,
  )
}

test('every specified text for staff is in the product', async ({ page, request, product }) => {
  const guest = await register(request, product, newTestUser('Chiara Ricci'))
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
    await openView(page, STAFF_VIEWS[view as keyof typeof STAFF_SENTENCES])
    specified += sentences.length
    // All at once, so that those of a view that are missing take one wait together.
    const found = await Promise.all(sentences.map((sentence) => isFound(page, sentence)))
    const missed = sentences.filter((_, index) => !found[index])
    missing.push(...missed.map((sentence) => `${view}: ${sentence.join(' ')}`))
  }
  process.stdout.write(`\nSentences for staff: ${specified - missing.length} found of ${specified}\n`)
  expect(missing).toEqual([])
})

test('an entry of Recent Bookings links to that booking, with its id and status in the URL', async ({
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
