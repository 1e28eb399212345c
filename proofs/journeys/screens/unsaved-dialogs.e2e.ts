import { expectDiscardConfirmation, type FormDialog } from '../../../e2e/support/discard-confirmation.ts'
import { openAs, signIn } from '../../../e2e/support/staff.ts'
import { test } from '../../../e2e/support/test.ts'

/** Each by the screen that it is opened from. */
const DIALOGS: (FormDialog & { name: string; at: string })[] = [
  {
    name: 'FAQ',
    at: '/admin/faq',
    open: (page) => page.getByRole('button', { name: 'Add New FAQ' }).click(),
    type: (page) => page.getByLabel('Question').fill('Where is the pier?'),
  },
  {
    name: 'product',
    at: '/admin/rental-services',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
    type: (page) => page.getByLabel('Description').fill('Freshly painted.'),
  },
  {
    name: 'pricing',
    at: '/admin/rental-services',
    open: (page) =>
      page
        .getByRole('button', { name: /^Pricing of/ })
        .first()
        .click(),
    type: async (page) => void (await page.getByLabel('Price unit').selectOption({ index: 1 })),
  },
  {
    name: 'schedule',
    at: '/admin/rental-services/schedules',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
    type: (page) => page.getByRole('checkbox', { name: 'Monday' }).click(),
  },
  {
    name: 'addon',
    at: '/admin/rental-services/addons',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
    type: (page) => page.getByLabel('Addon Name').fill('Parasol'),
  },
  {
    name: 'time slot',
    at: '/admin/rental-services/time-slots',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
    type: (page) => page.getByLabel('Name').fill('Dawn'),
  },
  {
    name: 'closure',
    at: '/admin/closures',
    open: (page) => page.getByRole('button', { name: 'Add closure' }).first().click(),
    type: (page) => page.getByLabel('Reason').fill('Regatta'),
  },
  {
    name: 'new booking',
    at: '/admin',
    open: (page) => page.getByRole('button', { name: 'New booking' }).first().click(),
    type: (page) => page.getByLabel('Staff note').fill('Two children'),
  },
]

for (const dialog of DIALOGS) {
  test(`the ${dialog.name} dialog asks before what was typed is discarded`, async ({
    page,
    request,
    product,
  }) => {
    await openAs(page, await signIn(request, product), dialog.at)
    await expectDiscardConfirmation(page, dialog)
  })
}
