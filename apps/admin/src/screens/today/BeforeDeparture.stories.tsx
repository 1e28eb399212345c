import { expect, PHONE, respond, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import { manifestOn } from '../../booking/testing/day-payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Before departure',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

/** A booking of a day to come has nothing to record yet, so its line says in words that it was approved. */
export const ConfirmedAhead: ScreenStory = {
  parameters: { screen: { at: '/admin/today?date=2099-06-18' } },
  beforeEach: respond('get', '/api/manifests/:date', {
    body: (['Confirmed', 'Pending'] as const).map((status, at) =>
      buildManifestEntry({
        id: 60 + at,
        booking_date: '2099-06-18 00:00:00',
        product_name: 'Runabout Jet Ski',
        guests: 2,
        status,
      }),
    ),
  }),
  play: async (story) => {
    const manifest = await manifestOn(story)
    const [confirmed, pending] = await manifest.findAllByRole('listitem')
    await expect(confirmed).toHaveTextContent('Confirmed')
    await expect(pending).not.toHaveTextContent('Confirmed')
  },
}

/** Product and guests stand in one line. */
export const ConfirmedAheadOnAPhone: ScreenStory = {
  ...ConfirmedAhead,
  globals: PHONE,
  play: async (story) => {
    await ConfirmedAhead.play?.(story)
    const manifest = await manifestOn(story)
    const [product] = manifest.getAllByText('Runabout Jet Ski')
    const [guests] = manifest.getAllByText('2 guests')
    if (!product || !guests) throw new Error('There is no line.')
    await expect(Math.abs(topOf(product) - topOf(guests))).toBeLessThan(8)
  },
}

/** Nobody is expected yet: the line that will count who has come does not stand there empty. */
export const NobodyCheckedIn: ScreenStory = {
  beforeEach: [AT_ELEVEN, respond('get', '/api/manifests/:date', { body: [inSlot(24, 2, { guests: 2 })] })],
  play: async (story) => {
    const manifest = await manifestOn(story)
    await manifest.findByRole('group', { name: /^Attendance of/ })
    await expect(story.canvas.getByText(/^1 confirmed, 0 pending, 2 guests\s*0 checked in$/)).toBeVisible()
  },
}

const ALLERGY =
  'Vegetarian lunch, nut allergy of Żeppi (6); pays cash on the day, wheelchair ramp at the ferries'

/** A note is never cut, beside a badge neither. */
export const LongNote: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/manifests/:date', { body: [inSlot(24, 1, { note: ALLERGY })] }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    const note = await manifest.findByText(ALLERGY)
    const { left, right, height } = note.getBoundingClientRect()
    const panel = manifest.getByRole('listitem').getBoundingClientRect()
    await expect(left >= panel.left && right <= panel.right && height > 0).toBe(true)
    await expect(getComputedStyle(note).whiteSpace).toBe('normal')
    const checkIn = manifest.getByRole('button', { name: 'Check in' })
    await expect(checkIn.getBoundingClientRect().height).toBeGreaterThanOrEqual(36)
  },
}

export const LongNoteOnAPhone: ScreenStory = { ...LongNote, globals: PHONE }
