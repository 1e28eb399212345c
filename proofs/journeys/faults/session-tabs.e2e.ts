import type { Page } from '@playwright/test'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn, register } from '../../../e2e/support/users.ts'

const stored = (page: Page) =>
  page.evaluate(() => ({ auth: localStorage.getItem('auth'), session: localStorage.getItem('session') }))

test('a login beside a visitor’s open tab stores both tokens and survives a reload', async ({
  context,
  request,
  product,
}) => {
  const person = await register(request, product)
  const visitor = await context.newPage()
  await visitor.goto('/login')
  for (let round = 0; round < 8; round += 1) {
    await test.step(`round ${round + 1}`, async () => {
      const tab = await context.newPage()
      const answered = tab.waitForResponse('**/api/login')
      await logIn(tab, person)
      const { token, session_token } = await (await answered).json()
      await tab.waitForTimeout(300)
      expect.soft(await stored(tab)).toEqual({ auth: token, session: session_token })
      await tab.reload()
      await expect.soft(tab.getByRole('button', { name: /My Account/ })).toBeVisible()
      await tab.evaluate(() => localStorage.clear())
      await tab.close()
      await visitor.reload()
    })
  }
})
