import { expect, type Page } from '@playwright/test'
import { waitForIdle } from './wait-for-idle.ts'

/** A dialog with a form, and something that is typed in it. */
export type FormDialog = {
  open: (page: Page) => Promise<void>
  type: (page: Page) => Promise<void>
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' })
export const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).last()
export const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard changes' })

/** Leaves a form in every way, which asks as soon as something is typed in it; the page is where it is opened. */
export async function expectDiscardConfirmation(page: Page, { open, type }: FormDialog): Promise<void> {
  // For a step forward in the history.
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await open(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await waitForIdle(page)
  await page.keyboard.press('Escape')
  await expect(dialog, 'without anything typed it closes').toBeHidden()

  await open(page)
  await type(page)
  await waitForIdle(page)
  await page.keyboard.press('Escape')
  await expect(keep(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(dialog).toBeVisible()

  await waitForIdle(page)
  await page.mouse.click(4, 400)
  await keep(page).click()
  await page.goForward()
  await expect(keep(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(dialog).toBeVisible()

  await waitForIdle(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await discard(page).click()
  await expect(dialog).toBeHidden()
}
