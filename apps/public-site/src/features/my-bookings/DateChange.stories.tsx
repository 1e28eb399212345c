import { formatDateWithWeekday } from '@luzzu/domain'
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
import { aBooking } from '../../platform/testing/a-booking'
import { inDays } from '../../platform/testing/in-days'
import { routes } from '../../routes'

export default {
  title: 'Screens/Public site/My bookings/Date change',
  parameters: { screen: { routes, at: '/my-bookings', as: 'customer' } },
} satisfies ScreenMeta

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

const [FULL, CLOSED, FREE] = [3, 4, 5]

/** Opens the move dialog of a booking and chooses another day. */
async function changeDate({ canvas, canvasElement, userEvent }: Played, days: number) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: 'Change date' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Change date' }))
  await dialog.findByRole('radio', { name: /Booked now/ })
  const date = dialog.getByLabelText('New date')
  await userEvent.clear(date)
  await userEvent.type(date, inDays(days))
  return dialog
}

async function moveBooking(story: Played) {
  const dialog = await changeDate(story, FREE)
  await story.userEvent.click(await dialog.findByRole('radio', { name: /Morning/ }))
  await story.userEvent.click(dialog.getByRole('button', { name: /^Move/ }))
  return dialog
}

/** The day that is chosen stays as well. */
export const SessionEndedWhileMoving: ScreenStory = {
  beforeEach: respond('post', '/api/bookings/:id/move', refusal(401, 'session-expired')),
  play: async (story) => {
    const dialog = await changeDate(story, FREE)
    await story.userEvent.click(dialog.getByRole('button', { name: /^Move/ }))
    const page = within(story.canvasElement.ownerDocument.body)
    await page.findByRole('alertdialog', { name: 'Your session has ended' })
    await expect(dialog.getByLabelText('New date')).toHaveValue(inDays(FREE))
  },
}

export const ChangingTheDate: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Change date' }))
    await expect(await page.findByRole('radio', { name: /Booked now/ })).toBeChecked()
    const dialog = within(page.getByRole('dialog', { name: 'Change date' }))
    const times = dialog.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    await expect(times).toEqual(['1', '2', '3'])
    await expect(page.getByRole('button', { name: 'Move booking' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Where the booking is now is marked in the calendar, and prices say that they count its add-ons. */
export const ChangingTheDateOfAddons: ScreenStory = {
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: [
      aBooking({
        booking_date: `${inDays(2)} 00:00:00`,
        addons: [{ addon_id: 3, addon_name: 'Maltese lunch on board', extra_price: 45 }],
        total_price: 165,
      }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: Painted Luzzu' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Change date' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Change date' }))
    await expect((await dialog.findAllByText('total with add-ons'))[0]).toBeVisible()
    await expect(await dialog.findByRole('button', { name: /, booked$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const ChangingTheDateOfAddonsOnAPhone: ScreenStory = { ...ChangingTheDateOfAddons, globals: PHONE }

/** What is sent stands beside the button: on a phone the time slots are below the calendar. */
export const MovingOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async (story) => {
    const dialog = await changeDate(story, FREE)
    const chosen = await dialog.findByText('08:00-12:00.')
    await expect(chosen.parentElement).toHaveTextContent(`${formatDateWithWeekday(inDays(FREE))}, Morning`)
    const move = dialog.getByRole('button', { name: /^Move/ }).getBoundingClientRect()
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(move.top)
    await expect(move.bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** Once a day is pressed, the time slots below the calendar are in sight. */
export const TimesInSightOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: RHIB Explorer' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Change date' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Change date' }))
    await dialog.findAllByRole('radio')
    const slot = () => dialog.getAllByRole('radio')[0]?.closest('label') as HTMLElement
    const bottom = () => slot().getBoundingClientRect().bottom
    const move = dialog.getByRole('button', { name: 'Move booking' }).getBoundingClientRect()
    await expect(bottom()).toBeGreaterThan(move.top)
    await userEvent.click((await dialog.findAllByRole('button', { name: /free/i }))[0] as HTMLElement)
    await waitFor(() => expect(bottom()).toBeLessThan(move.top))
  },
}

/** Closed days have their reasons, but for the chosen one, whose time slots tell it. */
export const ReasonsOfClosedDays: ScreenStory = {
  play: async (story) => {
    const dialog = await changeDate(story, FREE)
    const regatta = `${formatDateWithWeekday(inDays(CLOSED))}: closed (Regatta)`
    await expect(await dialog.findByText(regatta)).toBeVisible()
    await story.userEvent.clear(dialog.getByLabelText('New date'))
    await story.userEvent.type(dialog.getByLabelText('New date'), inDays(CLOSED))
    await waitFor(() => expect(dialog.queryByText(regatta)).toBeNull())
  },
}

export const ReasonsOfClosedDaysOnAPhone: ScreenStory = { ...ReasonsOfClosedDays, globals: PHONE }

export const MovingToAClosedDay: ScreenStory = {
  play: async (story) => {
    const dialog = await changeDate(story, CLOSED)
    await expect(await dialog.findAllByText('Closed: Regatta')).toHaveLength(3)
    for (const slot of dialog.getAllByRole('radio')) await expect(slot).toBeDisabled()
    const move = dialog.getByRole('button', { name: 'Move booking' })
    await expect(move).toHaveAttribute('aria-disabled', 'true')
    await expect(move).toHaveAccessibleDescription('No time is free on this day: closed (Regatta).')
    await expect(dialog.getByLabelText('New date')).toHaveAccessibleDescription(
      'No time is free on this day: closed.',
    )
  },
}

export const MovingToAClosedDayOnAPhone: ScreenStory = { ...MovingToAClosedDay, globals: PHONE }

/** One press leads on from a day on which nothing is free; the calendar stays where it is. */
export const NextFreeDay: ScreenStory = {
  play: async (story) => {
    const dialog = await changeDate(story, FREE)
    const calendar = dialog.getByRole('table')
    const gap = () =>
      calendar.getBoundingClientRect().top - dialog.getByLabelText('New date').getBoundingClientRect().top
    const before = gap()
    await story.userEvent.clear(dialog.getByLabelText('New date'))
    await story.userEvent.type(dialog.getByLabelText('New date'), inDays(CLOSED))
    await dialog.findByText('The next free day:')
    await expect(gap()).toBe(before)
    await story.userEvent.click(dialog.getByRole('button', { name: formatDateWithWeekday(inDays(FREE)) }))
    await expect(dialog.getByLabelText('New date')).toHaveValue(inDays(FREE))
    await expect(dialog.getByRole('button', { name: /^Move/ })).toHaveFocus()
    await expect(dialog.queryByText('The next free day:')).toBeNull()
  },
}

export const NextFreeDayOnAPhone: ScreenStory = { ...NextFreeDay, globals: PHONE }

export const MovingToAFullDay: ScreenStory = {
  play: async (story) => {
    const dialog = await changeDate(story, FULL)
    await expect((await dialog.findAllByText('Full')).length).toBeGreaterThanOrEqual(3)
    for (const slot of dialog.getAllByRole('radio')) await expect(slot).toBeDisabled()
  },
}

export const MovingTooLate: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/bookings/:id/move',
    refusal(409, 'invalid-state', { message: 'Bookings can be moved until 24 hours before they start.' }),
  ),
  play: async (story) => {
    const dialog = await moveBooking(story)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/until 24 hours before/)
  },
}

export const MovingForANewPrice: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/bookings/:id/move',
    refusal(409, 'price-changed', { total_price: 114, message: 'The price has changed.' }),
  ),
  play: async (story) => {
    const dialog = await moveBooking(story)
    await expect(await dialog.findByText('The total changes from $95.00 to $114.00.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Move for $114.00' })).toBeEnabled()
  },
}
