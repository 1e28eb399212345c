import type { Instant } from '@luzzu/domain'
import type { Dashboard } from '@luzzu/domain/contracts'
import {
  expect,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { holdRefresh } from '../../platform/refresh/testing/hold-refresh'
import { routes } from '../../routes'

const ANNA = { at: '2026-06-17T12:05:00.000Z' as Instant, by: 'Anna Micallef' }

const NAMES = ['Karl Borg', 'Zoe Vella']

const dashboardWith = (called: typeof ANNA | null) =>
  respond('get', '/api/dashboard', {
    body: {
      popular_rentals: [],
      recent_bookings: [],
      pending_approvals: 0,
      registered_users: 0,
      total_bookings: 2,
      to_call: NAMES.map((name, at) => ({
        name,
        phone: `+3567900000${at}`,
        booking: buildManifestEntry({ id: at + 1, called: at === 0 ? called : ANNA }),
      })),
    } satisfies Dashboard,
  })

export default {
  title: 'Screens/Admin/Dashboard/Customers to call',
  parameters: { screen: { routes, under: 'admin', at: '/admin', as: 'staff' } },
} satisfies ScreenMeta

/** Who has not heard of a call-off is named until everybody has, also after its closure is gone. */
export const CustomersToCall: ScreenStory = {
  beforeEach: [holdRefresh, dashboardWith(null)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const notice = '1 customer has not been told that the booking is cancelled.'
    await expect(await canvas.findByText(notice, { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Customers to call' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Customers to call' }))
    await expect(dialog.getByText('1 of 2 called')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Karl Borg$/ }))
    await expect(await dialog.findByText('2 of 2 called')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.queryByText(notice, { exact: false })).toBeNull())
    // What the dialog was opened with is gone.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const CustomersToCallOnAPhone: ScreenStory = { ...CustomersToCall, globals: PHONE }

/** Restored meanwhile, so that there is nobody to call about it. */
export const NotSaved: ScreenStory = {
  beforeEach: [
    dashboardWith(null),
    respond('put', '/api/bookings/:id/called', refusal(409, 'invalid-state', { message: 'Restored.' })),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Customers to call' }))
    const page = within(canvasElement.ownerDocument.body)
    const karl = await page.findByRole('checkbox', { name: /Karl Borg$/ })
    await userEvent.click(karl)
    await page.findByText('Couldn’t save that Karl Borg was called. Restored.')
    // The store tells of it with the next frame.
    await waitFor(() => expect(karl).not.toBeChecked())
  },
}
