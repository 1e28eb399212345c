import { readFileSync } from 'node:fs'
import { ADMIN } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { logIn, newTestUser, register } from './support/users.ts'

test('a customer changes details and password, downloads the data, and deletes the account', async ({
  page,
  browser,
  request,
  product,
}) => {
  test.slow()
  const maria = await register(request, product)
  const elsewhere = await browser.newPage({ baseURL: product.url })
  await logIn(elsewhere, maria)
  await logIn(page, maria)

  await page.getByRole('button', { name: /^My Account/ }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByLabel('Name').fill('Maria Borg')
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Phone number is invalid/)
  await expect(page.getByLabel('Name')).toHaveValue('Maria Borg')
  await page.getByLabel('Phone number').fill('+356 7911 1111')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Maria Borg$/ })).toBeVisible()

  await page.getByLabel('Current password', { exact: true }).fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill('lantern on the quay')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password is wrong').first()).toBeVisible()
  const other = page.getByText('Chrome on Linux', { exact: true })
  await expect(page.getByText('Chrome on Linux (this device)')).toBeVisible()
  await expect(other).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(maria.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(other).toBeHidden()
  await elsewhere.close()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
  expect(data.account).toMatchObject({ username: 'Maria Borg', mail: maria.mail, phone: '+35679111111' })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Password is wrong')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('lantern on the quay')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
  const refused = await request.post(`${product.url}/api/login`, {
    data: { mail: maria.mail, password: 'lantern on the quay' },
  })
  expect(refused.status()).toBe(401)
  expect((await request.post(`${product.url}/api/register`, { data: maria })).status()).toBe(201)
})

test('staff disable an account, and its owner is logged out', async ({ page, browser, request, product }) => {
  const noah = await register(request, product, newTestUser('Noah Grech'))
  const guest = await browser.newPage({ baseURL: product.url })
  await logIn(guest, noah)
  await logIn(page, ADMIN)
  await page.goto('/admin/customers?q=Noah%20Grech')
  await page.getByRole('link', { name: 'Noah Grech' }).click()

  await page.getByRole('button', { name: 'Disable account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click()

  await expect(page.getByText('The account of Noah Grech is disabled.')).toBeVisible()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  await guest.goto('/account')
  await expect(guest.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await guest.close()
})
