import type { Page } from './page.ts'

export async function logIn(
  page: Page,
  { mail, password }: { mail: string; password: string },
): Promise<void> {
  await page.waitForPath('/login')
  await page.fill('Email', mail)
  await page.fill('Password', password)
  await page.click('button', 'Login', { role: 'main' })
  await page.waitForPath('/')
}
