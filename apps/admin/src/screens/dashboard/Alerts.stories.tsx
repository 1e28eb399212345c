import {
  expect,
  findToast,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { WITHOUT_MAIL_SERVER } from '../../booking/testing/without-mail-server'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Alerts of new requests',
  parameters: { screen: { routes, under: 'admin', at: '/admin/faq', as: 'staff' } },
} satisfies ScreenMeta

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openAlerts({ canvas, canvasElement, userEvent }: Played) {
  localStorage.removeItem('new-request-sound')
  await userEvent.click(await canvas.findByRole('button', { name: /^Alerts of new requests/ }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'New requests' }))
}

/** Both are off until somebody switches them on; where no address is notified, it is said. */
export const Choices: ScreenStory = {
  play: async (story) => {
    const dialog = await openAlerts(story)
    await expect(dialog.getByRole('switch', { name: 'Play a sound' })).not.toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Show a notification' })).not.toBeChecked()
    await expect(await dialog.findByText('Nobody is emailed about new requests.')).toBeVisible()
    await story.userEvent.click(dialog.getByRole('switch', { name: 'Play a sound' }))
    await expect(dialog.getByRole('switch', { name: 'Play a sound' })).toBeChecked()
    await expect(localStorage.getItem('new-request-sound')).toBe('on')
    localStorage.removeItem('new-request-sound')
  },
}

export const ChoicesOnAPhone: ScreenStory = { ...Choices, globals: PHONE }

/** An address would not help yet. */
export const WithoutMailServer: ScreenStory = {
  beforeEach: WITHOUT_MAIL_SERVER,
  play: async (story) => {
    const dialog = await openAlerts(story)
    await expect(await dialog.findByText(/emails need a mail server first\.$/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'How emails are sent' })).toHaveAttribute(
      'href',
      '/admin/system#emails',
    )
    await expect(dialog.queryByText(/Enter an address/)).toBeNull()
  },
}

const MARIA = {
  id: 2000,
  user_name: 'Maria Vella',
  email: 'maria@example.com',
  product_name: 'Painted Luzzu',
  date: '2026-11-27 00:00:00',
  status: 'Pending',
}

/** The title counts what waits; the bell lists the latest requests and leads to all. */
export const Waiting: ScreenStory = {
  beforeEach: [
    respond('get', '/api/dashboard', {
      body: {
        popular_rentals: [],
        recent_bookings: [],
        pending_approvals: 3,
        registered_users: 0,
        total_bookings: 4,
      },
    }),
    respond('get', '/api/bookings', {
      body: [
        buildBooking({ id: 2000, username: 'Maria Vella', guests: 2, status: 'Pending' }),
        buildBooking({ id: 1998, username: 'Tom Grech', guests: null, status: 'Pending' }),
      ],
    }),
  ],
  play: async (story) => {
    const { canvasElement } = story
    await waitFor(() => expect(canvasElement.ownerDocument.title).toMatch(/^\(3\) /))
    const dialog = await openAlerts(story)
    const latest = within(await dialog.findByRole('list', { name: 'Latest requests' }))
    const [first, second] = latest.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/2 guests.*[0-9]{2}:[0-9]{2}/)
    await expect(second).not.toHaveTextContent('guest')
    await expect(latest.getByRole('link', { name: 'Maria Vella' })).toHaveAttribute(
      'href',
      '/admin/bookings?id=2000&status=Pending',
    )
    const show = await dialog.findByRole('link', { name: 'Show all 3 requests that wait' })
    await expect(show).toHaveAttribute('href', '/admin/bookings?status=Pending')
  },
}

const dashboardWith = (...recent_bookings: object[]) =>
  respond('get', '/api/dashboard', {
    body: {
      popular_rentals: [],
      recent_bookings,
      pending_approvals: recent_bookings.length,
      registered_users: 0,
      total_bookings: 0,
    },
  })

/** A request that comes while the admin is open is shown, announced once, and leads to its row. */
export const Arrived: ScreenStory = {
  parameters: { screen: { at: '/admin' } },
  beforeEach: dashboardWith(),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    // The figures come last, and with them what is asked for again.
    await canvas.findByRole('link', { name: 'All bookings' })
    const [approve] = await canvas.findAllByRole('button', { name: /^Approve booking/ })
    dashboardWith(MARIA)(story)
    if (approve) await userEvent.click(approve)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }))
    const news = 'New request: Maria Vella, Painted Luzzu, Friday, November 27, 2026'
    const toast = await findToast(page, news)
    await expect(toast.getByText(news)).toBeVisible()
    const announced = [...canvasElement.ownerDocument.querySelectorAll('[role="status"], output')]
    await expect(announced.filter(({ textContent }) => textContent.includes('New request:'))).toHaveLength(1)
    await userEvent.click(toast.getByText('Show'))
    await expect(await canvas.findByRole('searchbox', { name: /Search/ })).toHaveValue('2000')
  },
}
