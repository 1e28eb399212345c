import type { APIRequestContext } from '@playwright/test'
import { waitUntilHydrated } from './support/hydration.ts'
import { type Product, startProduct } from './support/product.ts'
import { seededFolder } from './support/seeded-folder.ts'
import { asStaff, book, openAs, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { newTestUser, register } from './support/users.ts'

test('what staff say about a trip reaches its guest', async ({ page, request, product, outbox }) => {
  await openAs(page, await signIn(request, product), '/admin/settings')
  await waitUntilHydrated(page)
  await page.getByRole('textbox', { name: 'Meeting point' }).fill('The office on the quay')
  await page.getByRole('textbox', { name: 'Payment note' }).fill('Pay at the <hut>, in cash or by card.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await page.goto('/admin/rental-services')
  await page.getByRole('button', { name: 'Details of Painted Luzzu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'The meeting point of the business' }).click()
  await dialog.getByRole('textbox', { name: 'Where guests are met' }).fill('The blue hut, Pier 3')
  await dialog.getByRole('textbox', { name: 'Map address' }).fill('https://maps.example.com/pier')
  await dialog.getByRole('button', { name: 'Add a thing' }).click()
  await page.keyboard.type('Snacks')
  const picture = { name: 'deck.jpg', mimeType: 'image/jpeg', buffer: await aPicture(request, product) }
  await dialog.getByLabel('Add a picture').setInputFiles(picture)
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill('The deck')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()

  const details = (await asStaff(request, product, 'GET', '/products/1/details')) as {
    pictures: { image_url: string; alt: string }[]
  }
  expect(details).toMatchObject({
    bring: expect.arrayContaining(['Snacks']),
    pictures: [{ alt: 'The deck' }],
  })
  expect((await request.get(`${product.url}${details.pictures[0]?.image_url}`)).ok()).toBe(true)

  const guest = newTestUser()
  await register(request, product, guest)
  await book(request, product, guest)
  const received = async () =>
    (await outbox.mailsTo(guest.mail)).find(({ subject }) => subject?.startsWith('Booking received'))
  await expect.poll(received).toBeDefined()
  const mail = await received()
  expect(mail?.text).toContain(
    'Meeting point: The blue hut, Pier 3\nMap: https://maps.example.com/pier\nArrive: 07:45',
  )
  expect(mail?.text).toMatch(/^Bring: .+, Snacks$/m)
  expect(mail?.text).toContain('\nPayment: Pay at the <hut>, in cash or by card.\n')
  expect(mail?.html).toContain('Pay at the &lt;hut&gt;, in cash or by card.')
  expect(mail?.html).toContain('href="https://maps.example.com/pier"')
  expect(mail?.html).toContain('href="tel:')
  const calendar = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text = new TextDecoder().decode(calendar?.content as ArrayBuffer).replaceAll(/\r?\n /g, '')
  expect(text).toContain('LOCATION:The blue hut\\, Pier 3')
  expect(text).toContain('Payment: Pay at the <hut>\\, in cash or by card.')

  await page.goto('/products/1')
  const price = page.getByRole('complementary', { name: 'Price' })
  await expect(price).toContainText('Pay at the <hut>, in cash or by card.')
})

test('the first day: what is left to do, and the end of the samples', async ({ browser, request }) => {
  // Without samples, the product is of no use to other tests.
  const product = await startProduct({ dataDir: seededFolder() })
  const page = await browser.newPage({ baseURL: product.url })
  await openAs(page, await signIn(request, product), '/admin')
  await waitUntilHydrated(page)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText(/^\d of 10 done$/)).toBeVisible()
  await steps.getByRole('button', { name: 'Remove samples…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove samples' }).click()
  await expect(page.getByText(/samples removed\./)).toBeVisible()
  await expect(steps.getByRole('listitem').filter({ hasText: 'Done: Samples removed' })).toBeVisible()
  await page.goto('/admin/faq')
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await page.goto('/admin')
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toBeHidden()
  await page.goto('/admin/settings')
  await page.getByRole('switch', { name: /Show the first steps/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await page.goto('/admin')
  await steps.getByRole('button', { name: /^These are right: Morning/ }).click()
  await expect(steps.getByRole('listitem').filter({ hasText: 'Done: Time slots' })).toBeVisible()
  await page.close()
  await product.stop()
})

/** The picture of another product. */
async function aPicture(request: APIRequestContext, { url }: Product): Promise<Buffer> {
  const { image_url } = await (await request.get(`${url}/api/products/2?image=url`)).json()
  return (await request.get(`${url}${image_url}`)).body()
}
