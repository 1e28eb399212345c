import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, type Product } from '../../e2e/support/product.ts'
import { newTestUser } from '../../e2e/support/users.ts'
import { registerAndBook } from './back-office.ts'
import type { Step } from './journey.ts'
import { logIn } from './log-in.ts'
import { noisePng } from './noise-png.ts'
import type { Page } from './page.ts'

/** Decisions about bookings, the catalogue, the FAQs and the manifest. */
export function staffJourney(page: Page, product: Product): Step[] {
  const guest = newTestUser()
  const dialog = { role: 'dialog' }
  let approved = 0
  let declined = 0

  async function start() {
    ;[approved = 0, declined = 0] = await registerAndBook(product, guest, [3, 4])
    await page.open('/login')
    await logIn(page, ADMIN)
    await page.click('button', /My Account/)
    await page.click('menuitem', 'Admin Panel')
    await page.waitForPath('/admin')
    await page.see('Total Bookings')
  }
  async function approve() {
    await page.click('link', /^Bookings/, { role: 'navigation' })
    await page.waitForPath(/^\/admin\/bookings/)
    // The dashboard has buttons of the same name and stays until the list's code is loaded.
    await page.see('Booking Slot')
    await page.click('button', new RegExp(`^Approve booking ${approved}\\b`))
    await page.click('button', 'Approve booking', dialog)
    await page.see(`Booking ${approved} approved.`)
  }
  async function declineAndUndo() {
    await page.click('button', new RegExp(`^Decline booking ${declined}\\b`))
    await page.click('button', 'Decline booking', dialog)
    await page.click('button', /^Undo/)
    await page.see(`Booking ${declined} was restored.`)
  }
  async function manageFaqs() {
    await page.click('link', 'FAQ Management', { role: 'navigation' })
    await page.click('button', 'Add New FAQ')
    await page.fill('Question', 'Is the sea warm?')
    await page.fill('Answer', 'In September.')
    await page.click('button', 'Create FAQ', dialog)
    await page.see('Is the sea warm?')
    await page.click('button', 'Edit “Is the sea warm?”')
    await page.fill('Answer', 'From June on.')
    await page.click('button', 'Save changes', dialog)
    await page.see('From June on.')
    await page.click('button', 'Delete “Is the sea warm?”')
    await page.click('button', 'Delete FAQ', dialog)
    await page.seeGone('From June on.')
  }
  async function addProduct() {
    const folder = mkdtempSync(join(tmpdir(), 'luzzu-picture-'))
    const picture = join(folder, 'dinghy.png')
    writeFileSync(picture, noisePng(640, 480))
    await page.click('link', 'Rental Services', { role: 'navigation' })
    await page.click('button', 'Add New Rental Service')
    await page.fill('Name', 'Noisy Dinghy')
    await page.fill('Description', 'Small and loud.')
    await page.fill('Max Persons', '3')
    await page.fill(/^Price/, '45')
    await page.upload(/^Image/, picture)
    await page.see('dinghy.png')
    await page.click('button', 'Create rental service', dialog)
    await page.see('Noisy Dinghy')
    rmSync(folder, { recursive: true })
  }
  async function viewDay() {
    await page.click('link', /^Today/, { role: 'navigation' })
    await page.waitForPath(/^\/admin\/today/)
    await page.see('Print day')
  }
  async function logOut() {
    await page.click('button', 'Log out')
    await page.waitForPath('/login')
  }

  return [
    ['logs in', start],
    ['approves a booking', approve],
    ['declines another and takes it back', declineAndUndo],
    ['adds, edits and deletes a question', manageFaqs],
    ['adds a product with a picture', addProduct],
    ['looks at the day', viewDay],
    ['logs out', logOut],
  ]
}
