import { book } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { daysFromNow, logIn, longDate, register } from '../../../e2e/support/users.ts'

test('the details of a booking are printed without the page behind them and without buttons', async ({
  page,
  request,
  product,
}) => {
  const maria = await register(request, product)
  await logIn(page, maria)
  const id = await book(request, product, maria, { product: 1, days: 9 })
  await page.goto(`/my-bookings?booking=${id}`)
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details.getByRole('button', { name: /^Add to calendar/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(details).toContainText(longDate(daysFromNow(9)))
  await expect(details.getByText('Meeting point', { exact: true }).last()).toBeVisible()
  await expect(details.getByRole('button')).toHaveCount(0)
  await expect(page.locator('main')).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ media: 'screen' })
  await details.getByRole('button', { name: 'Close' }).last().click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toContainText('Painted Luzzu')
  await expect(page.locator('header, footer').filter({ visible: true })).toHaveCount(0)
})

test('home and a product are printed without the fields of the search', async ({ page }) => {
  for (const path of ['/', '/products/1']) {
    await page.goto(path)
    await expect(page.getByRole('search')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main')).toContainText('Painted Luzzu')
    await expect(page.getByLabel('Date', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})
