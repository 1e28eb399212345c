import type { Locator, Page } from '@playwright/test'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { ADMIN } from '../../../e2e/support/product.ts'
import { book, openAs, signIn } from '../../../e2e/support/staff.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { newTestUser, register } from '../../../e2e/support/users.ts'
import { waitForIdle } from '../../../e2e/support/wait-for-idle.ts'

/** More focusable elements than any screen has. */
const MAX_TAB_STOPS = 90

/** A user without a pointer; counts key presses. */
class KeyboardUser {
  presses = 0

  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await waitForIdle(this.page)
      this.presses += 1
      await this.page.keyboard.press(key)
    }
  }

  /** Presses `g` and then that of a screen, and both again where the second one came too late for a sequence. */
  async goTo(screen: string, address: string): Promise<void> {
    await expect(async () => {
      await this.press('g')
      this.presses += 1
      await this.page.keyboard.press(screen)
      await expect(this.page).toHaveURL(address, { timeout: 1000 })
    }).toPass()
  }

  async type(text: string): Promise<void> {
    this.presses += text.length
    await this.page.keyboard.type(text)
  }

  /** Presses Tab or Shift+Tab until an element has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    await waitForIdle(this.page)
    for (let step = 0; step < MAX_TAB_STOPS; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      this.presses += 1
      await this.page.keyboard.press(key)
    }
    await expect(target).toBeFocused()
  }
}

test('staff can do a whole working day by keyboard', async ({ page, request, product }) => {
  const user = new KeyboardUser(page)
  const dialog = page.getByRole('dialog')
  const approve = dialog.getByRole('button', { name: 'Approve booking', exact: true })
  const guest = await register(request, product, newTestUser('Keyboard Guest'))
  const approved = await book(request, product, guest, { product: 1, days: 1 })
  const declined = await book(request, product, guest, { product: 2, days: 20 })
  const refused = await book(request, product, guest, { product: 2, days: 21 })

  await test.step('logs in', async () => {
    await page.goto('/login')
    await waitUntilHydrated(page)
    await user.tabTo(page.getByLabel('Email'))
    await user.type(ADMIN.mail)
    await user.tabTo(page.getByLabel('Password', { exact: true }))
    await user.type(ADMIN.password)
    await user.press('Enter')
    await page.waitForURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Open Water')
  })

  await test.step('opens the admin from the account menu', async () => {
    await user.tabTo(page.getByRole('button', { name: /My Account/ }))
    await user.press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    await user.press('a', 'Enter')
    await expect(page).toHaveURL('/admin')
  })

  await test.step('approves the first request in place', async () => {
    const requests = page.getByRole('region', { name: 'Pending requests' })
    await expect(requests.getByRole('link', { name: guest.username }).first()).toBeVisible()
    const before = user.presses
    await user.press('j', 'a')
    await expect(approve).toBeFocused()
    await user.press('Enter')
    await expect(page.getByText(`Booking ${approved} approved.`)).toBeVisible()
    process.stdout.write(`\nKey presses from opening to approving: ${user.presses - before}\n`)
    await expect(requests.getByRole('listitem').first().getByRole('link')).toBeFocused()
  })

  await test.step('finds a booking by search and status', async () => {
    await user.goTo('b', '/admin/bookings')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await user.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await user.type(String(declined))
    await expect(page).toHaveURL(`/admin/bookings?id=${declined}`)
    await user.tabTo(page.getByRole('radio', { name: 'Pending' }))
    await user.press('ArrowLeft')
    await expect(page).toHaveURL(`/admin/bookings?id=${declined}&status=All`)
  })

  const row = page.getByRole('row').filter({ hasText: guest.username })
  const name = row.getByRole('button', { name: guest.username, exact: true })

  await test.step('reads the details and returns to the row', async () => {
    // Rows of the filter before take no keys, and are shown a moment longer than its address.
    await expect(async () => {
      await user.press('j')
      await expect(name).toBeFocused({ timeout: 1000 })
    }).toPass()
    await user.press('Enter')
    await expect(page.getByRole('dialog', { name: `Booking ${declined}` })).toBeVisible()
    await user.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(name).toBeFocused()
  })

  await test.step('declines and undoes it', async () => {
    await user.press('d')
    await expect(page.getByRole('button', { name: 'Keep pending' })).toBeFocused()
    await user.press('Tab', 'Enter')
    // It can be undone for ten seconds, in which the list may not have come yet.
    await expect(dialog).toHaveCount(0)
    await user.press('u')
    await expect(page.getByText(`Booking ${declined} was restored.`)).toBeVisible()
    await expect(row).toContainText('Pending')
    await expect(name).toBeFocused()
  })

  await test.step('is told why a decided booking cannot be approved', async () => {
    await user.press('a')
    await expect(approve).toBeFocused()
    await user.press('Enter')
    await expect(row).toContainText('Confirmed')
    await user.press('a')
    await expect(
      page.getByText(`Booking ${declined} is Confirmed. Only pending bookings can be approved or declined.`),
    ).toBeVisible()
  })

  await test.step('declines another one', async () => {
    await user.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await user.press('Control+A')
    await user.type(String(refused))
    await expect(page).toHaveURL(`/admin/bookings?id=${refused}&status=All`)
    await user.tabTo(page.getByRole('button', { name: `Decline booking ${refused}` }))
    await user.press('Enter')
    await expect(page.getByRole('button', { name: 'Keep pending' })).toBeFocused()
    await user.press('Tab', 'Enter')
    await expect(page.getByText(`Booking ${refused} declined.`)).toBeVisible()
    await expect(row).toContainText('Cancelled')
  })

  await test.step('adds, edits and deletes an FAQ', async () => {
    const add = page.getByRole('button', { name: 'Add New FAQ' })
    await user.goTo('f', '/admin/faq')
    await user.tabTo(add)
    await user.press('Enter')
    await expect(page.getByLabel('Question')).toBeFocused()
    await user.type('Is the sea warm?')
    await user.press('Tab')
    await user.type('In September.')
    await user.tabTo(page.getByRole('button', { name: 'Create FAQ' }))
    await user.press('Enter')
    await expect(page.getByRole('rowheader', { name: 'Is the sea warm?' })).toBeVisible()
    await expect(add).toBeFocused()

    const edit = page.getByRole('button', { name: 'Edit “Is the sea warm?”' })
    await user.tabTo(edit)
    await user.press('Enter')
    await expect(page.getByLabel('Question')).toBeFocused()
    await user.press('End')
    await user.type(' Really?')
    await user.press('Enter')
    await expect(page.getByRole('rowheader', { name: 'Is the sea warm? Really?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit “Is the sea warm? Really?”' })).toBeFocused()

    await user.press('Tab', 'Enter')
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
    await user.press('Tab', 'Enter')
    await expect(page.getByRole('rowheader', { name: 'Is the sea warm? Really?' })).toHaveCount(0)
    // The row in its place, or the last one.
    await expect(page.getByRole('row').last().getByRole('button', { name: /^Edit/ })).toBeFocused()
  })

  await test.step('changes a price', async () => {
    await user.goTo('r', '/admin/rental-services')
    const edit = page.getByRole('button', { name: 'Edit Single Kayak' })
    await user.tabTo(edit)
    await user.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Edit Rental Service' })).toBeVisible()
    await user.tabTo(page.getByLabel('Price'))
    await user.press('Control+A')
    await user.type('13.50')
    await user.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Single Kayak' })).toContainText('$13.50')
    await expect(edit).toBeFocused()
  })

  await test.step('opens the manifest and a customer', async () => {
    await user.goTo('t', '/admin/today')
    await expect(page.getByRole('button', { name: 'Print day' })).toBeVisible()
    await user.goTo('c', '/admin/customers')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await user.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await user.type(guest.mail)
    await expect(page.getByText('Showing 1 of 1 customer')).toBeVisible()
    await user.press('Escape')
    await expect(page.getByRole('searchbox')).toHaveValue('')
    // Rows of the search before take no focus.
    await expect(page.getByText('Showing 1 of 1 customer')).toBeHidden()
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
    await user.tabTo(page.getByRole('link', { name: guest.username }).first())
    await user.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: guest.username })).toBeVisible()
  })

  await test.step('opens the list of shortcuts', async () => {
    await user.press('?')
    await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Approve')
    await user.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('logs out', async () => {
    await user.tabTo(page.getByRole('button', { name: 'Log out' }), 'Shift+Tab')
    await user.press('Enter')
    await expect(page).toHaveURL('/login')
  })
})

test('row shortcuts are ignored while the user types', async ({ page, request, product }) => {
  await book(request, product, await register(request, product), { product: 7, days: 14 })
  await openAs(page, await signIn(request, product), '/admin/bookings')
  // Without rows their shortcuts do nothing anyway.
  await expect(page.getByRole('button', { name: /^Decline booking/ }).first()).toBeVisible()
  await waitForIdle(page)
  const search = page.getByRole('searchbox')
  await search.pressSequentially('jad?gu')
  await expect(search).toHaveValue('jad?gu')
  await expect(search).toBeFocused()
  await waitForIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the command palette opens screens by keyboard', async ({ page, request, product }) => {
  await openAs(page, await signIn(request, product), '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForIdle(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' })
  await expect(palette.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused()
  const options = palette.getByRole('listbox', { name: 'Results' }).getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('faq')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/faq')
  await expect(palette).toHaveCount(0)
})
