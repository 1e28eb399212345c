import { addDays, dateIn } from '@luzzu/domain'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { SITE_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'
import { BOOKING, CARD, COMING_WEEK, MONDAY, MOVED, TUESDAY } from './testing/coming-week'

export default {
  title: 'Screens/Admin/Week/Moving',
  parameters: { screen: { routes, under: 'admin', at: '/admin/week', as: 'staff' } },
} satisfies ScreenMeta

/** A drop where the slot is closed is refused there, with the reason; no row moves while a booking is carried. */
export const CarriedToAClosedDay: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/bookings/:id/availability', {
      body: [{ date: TUESDAY, slots: [{ slot_id: 1, remaining: 0, status: 'closed', reason: 'Regatta' }] }],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    const heights = () => canvas.getAllByRole('row').map(({ offsetHeight }) => offsetHeight)
    const before = heights()
    card.focus()
    await userEvent.keyboard('[Space]')
    await expect(await canvas.findByText('Morning: closed (Regatta)')).toBeVisible()
    await expect(page.getByText(/Esc cancels$/)).toBeVisible()
    await expect(heights()).toEqual(before)
    await userEvent.keyboard('[ArrowRight]')
    await page.findByText(/^Tuesday.*closed \(Regatta\)$/)
    const [day, carried] = await page.findAllByText('Morning: closed (Regatta)')
    await expect(day?.closest('td')).toHaveAttribute('data-refused')
    await expect(carried?.parentElement).toHaveTextContent('Chiara Ricci')
    await userEvent.keyboard('[Space]')
    const refusal = /^Chiara Ricci cannot be moved to Tuesday, .*Morning: closed \(Regatta\)\.$/
    await expect((await page.findAllByText(refusal))[0]).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(card).toHaveFocus())
  },
}

/** The reason is in sight, however many bookings that day has. */
export const CarriedToALongDay: ScreenStory = {
  ...CarriedToAClosedDay,
  beforeEach: [
    ...[CarriedToAClosedDay.beforeEach ?? []].flat(),
    respond('get', `/api/manifests/${TUESDAY}`, {
      body: Array.from({ length: 7 }, (_, at) => ({ ...MOVED, id: at + 1, username: `Guest ${at}` })),
    }),
  ],
  play: async (story) => {
    const guest = await story.canvas.findByText('Guest 0')
    const { canvasElement, userEvent } = story
    const card = await story.canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    // No booking of that day is hidden.
    const strip = await story.canvas.findByText('Morning: closed (Regatta)')
    const bottom = strip.getBoundingClientRect().bottom
    await expect(guest.closest('button')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1)
    await userEvent.keyboard('[Escape]')
    await waitFor(() => expect(within(canvasElement).queryByText('Morning: closed (Regatta)')).toBeNull())
    await CarriedToAClosedDay.play?.(story)
    const refusal = await story.canvas.findByText(/^Chiara Ricci cannot be moved/, { selector: 'b' })
    await waitFor(() => expect(refusal.getBoundingClientRect().bottom).toBeLessThan(innerHeight))
    await expect(refusal.compareDocumentPosition(guest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A day that cannot be booked, as one that is over, says so where the booking was dropped. */
export const CarriedBeyondTheWindow: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', '/api/site', { body: { ...SITE_AT_ELEVEN, booking_window_days: 1 } }),
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/bookings/:id/availability', {
      body: [{ date: TUESDAY, slots: [{ slot_id: 1, remaining: 0, status: 'out_of_window' }] }],
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await canvas.findByText('Morning: too far ahead')
    await userEvent.keyboard('[ArrowRight]')
    await page.findByText(/^Tuesday.*too far ahead$/)
    await userEvent.keyboard('[Space]')
    const refusal = /^Chiara Ricci cannot be moved to Tuesday, .*Morning: too far ahead\.$/
    await expect((await page.findAllByText(refusal))[0]).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

/** Enter opens the details of a booking, which can be moved from there; Space carries it, with its whole name above its slot. */
export const OpenedByKeyboard: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(page.getAllByText('Chiara Ricci')).toHaveLength(2))
    const carried = page.getAllByText('Chiara Ricci').at(-1)
    await expect(carried?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      page.getAllByText('Morning').at(-1)?.getBoundingClientRect().top ?? 0,
    )
    await userEvent.keyboard('[Escape]')
    await waitFor(() => expect(page.getAllByText('Chiara Ricci')).toHaveLength(1))
    card.focus()
    await userEvent.keyboard('[Enter]')
    const details = await page.findByRole('dialog', { name: 'Booking 1290' })
    await expect(within(details).getByText('User')).toBeVisible()
    await userEvent.click(within(details).getByRole('button', { name: 'Move' }))
    await expect(await page.findByRole('dialog', { name: /^Move/ })).toBeVisible()
  },
}

/** Beyond the booking window no slot can be chosen, the one that the booking has neither; a past day says so as well. */
export const MovedTooFarAhead: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', CARD))
    await userEvent.click(await page.findByRole('button', { name: 'Move' }))
    await expect(await page.findByRole('radio', { name: /Booked now/ })).toBeChecked()
    const date = page.getByLabelText('New date')
    await userEvent.clear(date)
    await userEvent.type(date, addDays(dateIn('Europe/Malta', new Date()), 60))
    const slots = await page.findAllByRole('radio', { name: /Too far ahead/ })
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expect(date).toHaveAccessibleDescription(/^Too far ahead\. Bookings are open until /)
    for (const slot of slots) await expect(slot).toBeDisabled()
    const move = within(page.getByRole('dialog')).getByRole('button', { name: /^Move/ })
    await expect(move).toHaveAttribute('aria-disabled', 'true')
    await expect(move).toHaveAccessibleDescription(/^Too far ahead\. Bookings are open until /)
    await userEvent.clear(date)
    await userEvent.type(date, '2020-05-05')
    await expect(move).toHaveAccessibleDescription('It is not possible to schedule dates in the past.')
  },
}

export const MovedTooFarAheadOnAPhone: ScreenStory = { ...MovedTooFarAhead, globals: PHONE }

/** The booking comes back as another card, in the cell of its new day. */
export const MovedByKeyboard: ScreenStory = {
  parameters: COMING_WEEK,
  beforeEach: [
    respond('get', `/api/manifests/${MONDAY}`, { body: [BOOKING] }),
    respond('get', '/api/bookings/:id/availability', {
      body: [{ date: TUESDAY, slots: [{ slot_id: 1, remaining: 2, status: 'open' }] }],
    }),
    respond('post', '/api/bookings/:id/move', { body: MOVED }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    const card = await canvas.findByRole('button', CARD)
    card.focus()
    await userEvent.keyboard('[Space]')
    await page.findByText(/^Picked up Chiara Ricci\. Monday/)
    await userEvent.keyboard('[ArrowRight]')
    await page.findByText(/^Tuesday/)
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(page.getByRole('button', { name: 'Move booking' })).toHaveFocus())
    respond('get', `/api/manifests/${MONDAY}`, { body: [] })(story)
    respond('get', `/api/manifests/${TUESDAY}`, { body: [MOVED] })(story)
    await userEvent.keyboard('[Enter]')
    await waitFor(() => expect(canvas.getByRole('button', CARD)).not.toBe(card))
    await waitFor(() => expect(canvas.getByRole('button', CARD)).toHaveFocus())
  },
}
