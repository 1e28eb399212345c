import { dateIn } from '@luzzu/domain'
import {
  expect,
  FAILING,
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
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { WITHOUT_MAIL_SERVER } from '../../booking/testing/without-mail-server'
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
    await expect(await canvas.findByText(`Nothing is closed in ${month}. In other months:`)).toBeVisible()
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

export const CallingOff: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [callOff] = await canvas.findAllByRole('button', { name: /^Call off/ })
    if (callOff) await userEvent.click(callOff)
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByLabelText('Message to the customers')).toBeVisible()
  },
}

/** Whoever is called is named once, by day and start. */
export const CallingOffWithoutMailServer: ScreenStory = {
  beforeEach: [
    WITHOUT_MAIL_SERVER,
    respond('get', '/api/closures', { body: [buildClosure({ reason: 'Gale warning' })] }),
    respond('get', '/api/closures/:id/bookings', {
      body: [
        buildManifestEntry({ id: 21, username: 'Zoe Borg', time_range: '13:00-17:00' }),
        buildManifestEntry({ id: 22, username: 'Karl Borg' }),
        buildManifestEntry({ id: 23, username: 'Ann Grech', phone: '' }),
      ],
    }),
  ],
  play: async (story) => {
    await CallingOff.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    const dialog = within(page.getByRole('dialog'))
    const named = () =>
      dialog
        .getAllByText(/Borg|Grech/, { ignore: 'label *' })
        .map(({ textContent }) => textContent?.split(':')[0])
    await waitFor(() => expect(named()).toEqual(['Ann Grech', 'Karl Borg', 'Zoe Borg']))
    const message = dialog.getByLabelText('Message to the customers')
    const hint = /^Customers with an account read it in My Bookings\./
    await waitFor(() => expect(message).toHaveAccessibleDescription(hint))
    await expect(message).toHaveValue('')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Use the reason: Gale warning' }))
    await expect(message).toHaveValue('Gale warning')
    await expect(message).toHaveFocus()
    await story.userEvent.clear(message)
  },
}

/** The answer names those without an address only, but nobody was emailed. */
export const CalledOffWithoutMailServer: ScreenStory = {
  ...CallingOffWithoutMailServer,
  play: async (story) => {
    await CallingOffWithoutMailServer.play?.(story)
    const { canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(page.getByLabelText('Message to the customers'), 'A gale is forecast.')
    await userEvent.click(page.getByRole('button', { name: /^Call off \d+ bookings/ }))
    const report = within(await page.findByRole('dialog', { name: /called off$/ }))
    for (const name of ['Karl Borg', 'Zoe Borg'])
      await userEvent.click(report.getByRole('checkbox', { name: `Called ${name}` }))
    await expect(report.getByText('2 of 2 called')).toBeVisible()
  },
}

/** What was paid goes back. */
export const CallingOffPaidBookings: ScreenStory = {
  beforeEach: [
    respond('get', '/api/site', { body: SITE_WITH_DESK }),
    respond('get', '/api/closures/:id/bookings', {
      body: [buildManifestEntry({ id: 21, paid: 60 }), buildManifestEntry({ id: 22, paid: 0 })],
    }),
  ],
  play: async (story) => {
    await CallingOff.play?.(story)
    const page = within(story.canvasElement.ownerDocument.body)
    await expect(page.getByText(/^1 of them has paid €60\.00, which we’ll refund/)).toBeVisible()
  },
}

/** Nobody can email a customer who has booked by phone. */
export const CalledOff: ScreenStory = {
  play: async (story) => {
    await CallingOff.play?.(story)
    const { canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(page.getByLabelText('Message to the customers'), 'A gale is forecast.')
    await userEvent.click(page.getByRole('button', { name: /^Call off \d+ bookings/ }))
    await page.findByText('1 customer has no email address. Please call:')
    await expect(page.getByRole('link', { name: '+35679000000' })).toHaveAttribute('href', 'tel:+35679000000')
    await expect(page.getByRole('button', { name: 'Done' })).toHaveFocus()
  },
}

/** Whom to call stays at the closure. */
export const CustomersToCall: ScreenStory = {
  beforeEach: [
    respond('get', '/api/closures', { body: [buildClosure()] }),
    respond('get', '/api/closures/:id', {
      body: {
        ...buildClosure(),
        to_call: [{ name: 'Karl Borg', phone: '+35679000000', booking: buildManifestEntry({ guests: 4 }) }],
      },
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Customers to call after the closure/ }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Customers to call' }))
    await expect(dialog.getByRole('link', { name: '+35679000000' })).toBeVisible()
    await expect(dialog.getByText(/^Traditional Luzzu, .*, Morning 08:00-12:00, 4 guests$/)).toBeVisible()
    const called = dialog.getByRole('checkbox', { name: /^Called\s+Karl Borg$/ })
    await userEvent.click(called)
    await expect(called).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Customers to call after the closure/ }))
    await expect(await page.findByRole('checkbox', { name: /^Called\s+Karl Borg$/ })).toBeChecked()
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
  },
}

/** Whoever was not called yet is named before the closure goes, and is found afterwards. */
export const RemovingBeforeAllAreCalled: ScreenStory = {
  beforeEach: [
    respond('get', '/api/closures', { body: [FIRST] }),
    respond('get', '/api/closures/:id', {
      body: {
        ...FIRST,
        to_call: ['Mara Camilleri', 'Zoe Borg', 'Leli Zammit'].map((name, at) => ({
          name,
          phone: `+3567900000${at}`,
          booking: buildManifestEntry({ guests: 4 }),
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
    await expect(dialog.getByText('2 customers have not been called yet.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'cancelled bookings' })).toHaveAttribute(
      'href',
      '/admin/bookings?date=2026-07-05&status=Cancelled',
    )
    respond('get', '/api/closures', { body: [] })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await page.findByText('Closure removed. 2 customers have not been called yet.')
    await expect(page.getByRole('button', { name: 'Show bookings' })).toBeVisible()
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
