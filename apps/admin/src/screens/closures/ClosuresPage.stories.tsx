import { dateIn, formatDate } from '@luzzu/domain'
import {
  expect,
  FAILING,
  findToast,
  LOADING,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { buildClosure } from '../../booking/testing/build-closure'
import { WITHOUT_MAIL_SERVER } from '../../booking/testing/without-mail-server'
import { holdRefresh } from '../../platform/refresh/testing/hold-refresh'
import { routes } from '../../routes'

const TODAY = dateIn('Europe/Malta', new Date())

export default {
  title: 'Screens/Admin/Closures',
  parameters: { screen: { routes, under: 'admin', at: '/admin/closures', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    // The calendar tells the reason as well, where it has room.
    const closures = within(await canvas.findByRole('list', { name: 'Closures' }))
    await expect(closures.getByText('Regatta in the harbor')).toBeVisible()
  },
}

/** The calendar says how many bookings a closure would find; where it is narrow, in the place of the state. */
export const BookedDays: ScreenStory = {
  beforeEach: [
    respond('get', '/api/closures', { body: [] }),
    respond('get', '/api/reports/bookings', {
      body: [
        { key: TODAY, bookings: 12, guests: 30, value: 900, cancelled: 0, pending: 2, pending_value: 90 },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: `${formatDate(TODAY)}, open: 12 booked` }),
    ).toBeVisible()
  },
}

export const BookedDaysOnAPhone: ScreenStory = {
  ...BookedDays,
  globals: PHONE,
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', { name: `${formatDate(TODAY)}, open: 12 booked` })
    await expect(within(day).getByText('12')).toBeVisible()
    await expect(within(day).getByText('Open')).not.toBeVisible()
  },
}

/** Closures of later months are listed, too. */
export const Later: ScreenStory = {
  beforeEach: [
    () => performance.clearResourceTimings(),
    respond('get', '/api/closures', {
      body: [buildClosure({ from_date: '2099-03-02', to_date: '2099-03-02', reason: 'Refit' })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refit')).toBeVisible()
    const [request] = performance.getEntriesByType('resource').filter(({ name }) => /\/closures\?/.test(name))
    await expect(new URL(request?.name ?? '').searchParams.has('to')).toBe(false)
  },
}

/** A month without closures names itself, and keeps in reach what is closed before it. */
export const NothingInTheNextMonth: ScreenStory = {
  beforeEach: respond('get', '/api/closures', {
    body: [buildClosure({ from_date: TODAY, to_date: TODAY, reason: 'Refit' })],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Refit')
    const next = await canvas.findByRole('button', { name: /^Next month/ })
    const month = next.getAttribute('aria-label')?.replace('Next month, ', '')
    await userEvent.click(next)
    await expect(await canvas.findByText(`Nothing is closed in ${month}. On other days:`)).toBeVisible()
    const listed = within(await canvas.findByRole('list', { name: 'Closures' }))
    await expect(listed.getByText('Refit')).toBeVisible()
  },
}

export const NothingInTheNextMonthOnAPhone: ScreenStory = { ...NothingInTheNextMonth, globals: PHONE }

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

/** A closure that grew by its bookings would move those below. */
export const AffectedAwaited: ScreenStory = {
  beforeEach: respond('get', '/api/closures/:id/bookings'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/closed: Regatta in the harbor/)).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const Closing: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    await expect(await canvas.findByText(/no longer fit/)).toBeVisible()
  },
}

/** Nothing is called off yet. */
export const ClosingWithoutMailServer: ScreenStory = {
  beforeEach: WITHOUT_MAIL_SERVER,
  play: async (story) => {
    await Closing.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    await expect(await page.findByText(/You would then call those whom no email reaches/)).toBeVisible()
    await expect(page.queryByText(/Please call/)).toBeNull()
  },
}

export const ClosingOnAPhone: ScreenStory = { ...Closing, globals: PHONE }

export const NobodyAffected: ScreenStory = {
  beforeEach: respond('get', '/api/closures/preview', { body: { affected: 0, bookings: [] } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('No booking is affected.')).toBeVisible()
  },
}

/** A closed slot closes those that overlap it. */
export const ClosingATimeSlot: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await dialog.findByRole('option', { name: /^Morning/ })
    const slot = dialog.getByLabelText('Time slot')
    await userEvent.selectOptions(slot, '1')
    const text = 'Time slots that overlap 08:00–12:00 are closed too: Full Day.'
    await expect(await dialog.findByText(text)).toBeVisible()
    await expect(slot).toHaveAccessibleDescription(text)
  },
}

export const AClosedTimeSlot: ScreenStory = {
  beforeEach: respond('get', '/api/closures', {
    body: [buildClosure({ slot_id: 3, reason: 'Gale warning' })],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Also closes Morning and Afternoon, which overlap it.'),
    ).toBeVisible()
  },
}

/** Nothing can be closed any more on days that are over. */
export const DaysThatAreOver: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const last = dialog.getByLabelText('Last day')
    for (const day of [dialog.getByLabelText('First day'), last]) {
      await userEvent.clear(day)
      await userEvent.type(day, '2026-01-05')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Add closure' }))
    await expect(await dialog.findByText('This day is over.')).toBeVisible()
    await waitFor(() => expect(last).toHaveFocus())
  },
}

export const NotClosed: ScreenStory = {
  beforeEach: respond(
    'post',
    '/api/closures',
    refusal(422, 'validation', { errors: [{ pointer: '#/reason', detail: 'Reason is too long' }] }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await userEvent.type(reason, 'Regatta')
    await userEvent.type(reason, '{Enter}')
    await dialog.findByText('Reason is too long')
    await expect(reason).toBeInvalid()
    await expect(reason).toHaveValue('Regatta')
  },
}

const FIRST = buildClosure({ id: 6 })
const SECOND = buildClosure({ id: 7, from_date: '2026-07-09', to_date: '2026-07-09' })
type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

/** Removes a closure, after which others are left. */
async function remove(story: Played, name: RegExp, left: readonly object[]) {
  const { canvas, canvasElement, userEvent } = story
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
  respond('get', '/api/closures', { body: left })(story)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
}

/**
 * The affected bookings of a removed closure cannot be fetched, those of the others may be fewer. Answers to the story
 * before may still come: they are about other closures.
 */
const fetchesOfAffected = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /closures\/[67]\/bookings$/.test(name))
const pathsOf = (entries: PerformanceEntryList) => entries.map(({ name }) => new URL(name).pathname)

export const Removing: ScreenStory = {
  beforeEach: [
    holdRefresh,
    () => performance.clearResourceTimings(),
    respond('get', '/api/closures', { body: [FIRST, SECOND] }),
    respond('delete', '/api/closures/:id', { body: {} }),
  ],
  play: async (story) => {
    await story.canvas.findByRole('button', { name: /July 5/ })
    await waitFor(() => expect(fetchesOfAffected()).toHaveLength(2))
    performance.clearResourceTimings()
    await remove(story, /^Remove the closure .* July 5/, [SECOND])
    await waitFor(() => expect(story.canvas.getByRole('button', { name: /July 9/ })).toHaveFocus())
    await waitFor(() => expect(pathsOf(fetchesOfAffected())).toEqual(['/api/closures/7/bookings']))
    await remove(story, /^Remove the closure .* July 9/, [])
    await story.canvas.findByText('Nothing is closed.')
    await waitFor(() => expect(story.canvas.getByRole('region', { name: 'Closures' })).toHaveFocus())
    await expect(pathsOf(fetchesOfAffected())).toEqual(['/api/closures/7/bookings'])
  },
}

/** Whoever was not called yet is named before the closure goes, and is found afterwards. */
export const RemovingBeforeAllAreCalled: ScreenStory = {
  beforeEach: [
    holdRefresh,
    respond('get', '/api/closures', { body: [FIRST] }),
    respond('get', '/api/closures/:id', {
      body: {
        ...FIRST,
        to_call: ['Mara Camilleri', 'Zoe Borg', 'Leli Zammit'].map((name, at) => ({
          name,
          phone: `+3567900000${at}`,
          booking: buildManifestEntry({ id: at + 1, guests: 4 }),
        })),
      },
    }),
    respond('delete', '/api/closures/:id', { body: {} }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove the closure .* July 5/ }))
    const dialog = within(await page.findByRole('dialog'))
    await expect(await dialog.findByText('3 customers have not been called yet.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '+35679000001' })).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Called Mara Camilleri' }))
    await expect(await dialog.findByText('2 customers have not been called yet.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'cancelled bookings' })).toHaveAttribute(
      'href',
      '/admin/bookings?date=2026-07-05&status=Cancelled',
    )
    respond('get', '/api/closures', { body: [] })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    const toast = await findToast(page, 'Closure removed. 2 customers have not been called yet.')
    await expect(toast.getByText('Show bookings')).toBeVisible()
  },
}

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is closed.')).toBeVisible()
  },
}
