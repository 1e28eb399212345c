import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { waitForIdle } from './wait-for-idle.ts'

/** A screen or dialog: its path and the steps that open it. */
export type StaffView = [path: string, act?: (page: Page) => Promise<void>]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

function save(page: Page): Promise<void> {
  return page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create / })
    .click()
}

/** The path and steps of each view. */
export const STAFF_VIEWS = {
  sidebar: ['/admin'],
  dashboard: ['/admin'],
  drawer: [
    '/admin',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await button(page, 'Open menu').click()
    },
  ],
  bookings: ['/admin/bookings'],
  bookingsEmpty: ['/admin/bookings?id=nobody+has+this+name'],
  bookingDetails: ['/admin/bookings', (page) => button(page, /^View details/).click()],
  approve: ['/admin/bookings', (page) => button(page, /^Approve/).click()],
  decline: ['/admin/bookings', (page) => button(page, /^Decline/).click()],
  // Addresses of their own, because Escape closes only the upper one of two dialogs.
  moveBooking: [
    '/admin/bookings?status=All',
    async (page) => {
      await button(page, /^View details/).click()
      await page.getByRole('dialog').getByRole('button', { name: /^Move/ }).click()
    },
  ],
  note: [
    '/admin/bookings?status=Pending',
    async (page) => {
      await button(page, /^View details/).click()
      await button(page, /^(Add|Edit) note/).click()
    },
  ],
  deleteBooking: ['/admin/bookings', (page) => button(page, /^Delete booking/).click()],
  faqs: ['/admin/faq'],
  faqsEmpty: ['/admin/faq?q=nobody+asks+this'],
  faqNew: [
    '/admin/faq',
    (page) =>
      button(page, 'Add New FAQ')
        .click()
        .then(() => save(page)),
  ],
  faqEdit: ['/admin/faq', (page) => button(page, /^Edit/).click()],
  faqDelete: ['/admin/faq', (page) => button(page, /^Delete/).click()],
  services: ['/admin/rental-services'],
  servicesEmpty: ['/admin/rental-services?q=submarine'],
  serviceNew: [
    '/admin/rental-services',
    async (page) => {
      await button(page, 'Add New Rental Service').click()
      await page.getByLabel('Max Persons').fill('')
      await save(page)
    },
  ],
  serviceEdit: ['/admin/rental-services', (page) => button(page, /^Edit/).click()],
  pricing: ['/admin/rental-services', (page) => button(page, /^Pricing of/).click()],
  serviceDelete: ['/admin/rental-services', (page) => button(page, /^Delete/).click()],
  activities: ['/admin/rental-services/activity-types'],
  activitiesEmpty: ['/admin/rental-services/activity-types?q=flying'],
  activityNew: [
    '/admin/rental-services/activity-types',
    (page) =>
      button(page, 'Add New Activity Type')
        .click()
        .then(() => save(page)),
  ],
  activityDelete: ['/admin/rental-services/activity-types', (page) => button(page, /^Delete/).click()],
  addons: ['/admin/rental-services/addons'],
  addonsEmpty: ['/admin/rental-services/addons?q=parachute'],
  addonNew: ['/admin/rental-services/addons', (page) => button(page, 'Add New Addon').click()],
  addonDelete: ['/admin/rental-services/addons', (page) => button(page, /^Delete/).click()],
  timeSlots: ['/admin/rental-services/time-slots'],
  timeSlotNew: [
    '/admin/rental-services/time-slots',
    (page) =>
      button(page, 'Add New Time Slot')
        .click()
        .then(() => save(page)),
  ],
  schedules: ['/admin/rental-services/schedules'],
  scheduleEdit: ['/admin/rental-services/schedules', (page) => button(page, /^Edit schedule/).click()],
  notFound: ['/admin/no-such-place'],
  today: ['/admin/today'],
  week: ['/admin/week'],
  closures: ['/admin/closures'],
  close: ['/admin/closures', (page) => button(page, 'Add closure').click()],
  settings: ['/admin/settings'],
  customers: ['/admin/customers'],
  customersEmpty: ['/admin/customers?q=nobody+has+this+name'],
  customer: ['/admin/customers/1'],
  demote: ['/admin/customers/1', (page) => button(page, 'Remove as administrator').click()],
  noCustomer: ['/admin/customers/999999'],
  selected: [
    '/admin/bookings',
    (page) =>
      page
        .getByLabel(/^Select booking/)
        .first()
        .check(),
  ],
  newBooking: [
    '/admin',
    async (page) => {
      await expect(async () => {
        await page.keyboard.press('n')
        await expect(page.getByRole('combobox', { name: 'Customer' })).toBeVisible({ timeout: 5000 })
      }).toPass()
    },
  ],
  palette: ['/admin', (page) => page.keyboard.press('Control+k')],
  shortcuts: ['/admin', (page) => page.keyboard.press('?')],
} satisfies Record<string, StaffView>

/** Loads another screen only when the path differs; otherwise closes what is open. */
export async function openView(page: Page, [path, act]: StaffView): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { pathname, search } = new URL(page.url())
  if (pathname + search !== path) await page.goto(path)
  else if (await page.getByRole('dialog').isVisible()) {
    await page.keyboard.press('Escape')
    const discard = page.getByRole('button', { name: 'Discard changes' })
    await expect(discard.or(page.locator('html:not(:has([role="dialog"]))'))).toBeVisible()
    if (await discard.isVisible()) await discard.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // The first screen loads the code of the area, which may take a while.
  await expect(page.locator('h1').first()).toBeVisible()
  await waitForIdle(page)
  await act?.(page)
}
