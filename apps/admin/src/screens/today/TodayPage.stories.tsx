import { type Attendance, addDays, formatDateWithWeekday, type Instant } from '@luzzu/domain'
import {
  expect,
  FAILING,
  LOADING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  within,
} from '@luzzu/ui/screens'
import { buildHold } from '../../booking/testing/build-hold'
import { AT_ELEVEN, DAY, inSlot, respondWithDay } from '../../booking/testing/day-fixture'
import { manifestOn } from '../../booking/testing/day-payments-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { CLOCK, passHours } from '../../booking/testing/story-clock'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText(/Chiara Ricci/)).toBeVisible()
  },
}

/** A booking by phone that does not tell how many come is not left out silently. */
export const UnknownGuests: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/manifests/:date', {
      body: [inSlot(24, 1), inSlot(25, 1, { username: 'Zoë Smith', guests: null })],
    }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    const [, zoe] = await manifest.findAllByRole('listitem')
    await expect(zoe).toHaveTextContent(/guests \?\s*number of guests unknown/)
    const sum = '2 guests + 1 booking without a number'
    await expect(
      story.canvas.getByText(new RegExp(`^2 confirmed, 0 pending, ${sum.replace('+', '\\+')}`)),
    ).toBeVisible()
    await expect(manifest.getByText(`in progress, 2 bookings, ${sum}`)).toBeVisible()
  },
}

const HELD = {
  booking_date: `${DAY_AT_ELEVEN} 00:00:00`,
  expires_at: new Date(Date.now() + 1_200_000).toISOString() as Instant,
}

/** Who has not returned, slots in progress that overlap, those to come, and ended ones, which are folded. */
export const DayAtEleven: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    await manifest.findByRole('heading', { name: 'Not back yet' })
    await expect(manifest.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Not back yet',
      'Lunch 10:30-14:00',
      'Morning 08:00-12:00',
      'Full Day 08:00-18:00',
      'Afternoon 13:00-18:00',
      'Sunrise 05:30-07:35',
      'Early hop 09:00-10:25',
    ])
    const summary = story.canvas.getByText(/4 checked in, .*1 no-show$/)
    await expect(summary).toHaveTextContent(/4 checked in, 1 late, 1 no-show$/)
    await expect(manifest.getByText('ended, 1 booking, 1 no-show')).toBeVisible()
    await expect(manifest.getByText('1 not returned')).toBeVisible()
    for (const mark of [/^Overdue [23] h/, /^Late$/])
      await expect(manifest.getAllByText(mark).filter((badge) => badge.checkVisibility())).toHaveLength(1)
    await expect(manifest.getByText('Needs a ramp.')).toBeVisible()
    await expect(manifest.queryByText('Tom Grech')).toBeNull()
    await story.userEvent.click(manifest.getByRole('button', { name: 'Sunrise 05:30-07:35' }))
    await expect(manifest.getByText('Tom Grech')).toBeVisible()
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** A folded slot says who never came. */
export const EndedNotCheckedIn: ScreenStory = {
  beforeEach: [
    ...respondWithDay,
    respond('get', '/api/manifests/:date', { body: [inSlot(21, 4), inSlot(22, 4), inSlot(23, 5)] }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText('2 not checked in')).toBeVisible()
    await expect(manifest.getByText('1 not checked in')).toBeVisible()
    await expect(manifest.queryByRole('button', { name: 'Check in' })).toBeNull()
  },
}

/** Of three who are missing, one may check in. */
const respondWithMissing = (attendance: Attendance) =>
  respond('get', '/api/manifests/:date', {
    body: [
      ...DAY.map((booking) => (booking.username === 'Ġorġ Żammit' ? { ...booking, attendance } : booking)),
      inSlot(31, 4, { username: 'Karl Borg' }),
      inSlot(32, 5, { username: 'Ann Pace' }),
    ],
  })

/** The head counts them as well, and lists them alone, those of ended slots too. */
export const LateAndNotCheckedIn: ScreenStory = {
  beforeEach: [...respondWithDay, respondWithMissing('none')],
  play: async (story) => {
    const { canvas, userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.click(await canvas.findByRole('link', { name: '1 late, 2 not checked in' }))
    await expect(await canvas.findByRole('radio', { name: 'Missing' })).toBeChecked()
    for (const name of ['Ġorġ Żammit', 'Karl Borg', 'Ann Pace'])
      await expect(await manifest.findByText(name)).toBeVisible()
    await expect(manifest.getAllByRole('listitem')).toHaveLength(3)
    // A slip is taken back where it was made.
    const late = within(manifest.getByRole('group', { name: 'Attendance of Ġorġ Żammit' }))
    respondWithMissing('checked_in')(story)
    await userEvent.click(late.getByRole('button', { name: 'Check in' }))
    const checkedIn = await late.findByRole('button', { name: 'Checked in' })
    await expect(manifest.getAllByRole('listitem')).toHaveLength(3)
    respondWithMissing('none')(story)
    await userEvent.click(checkedIn)
    await expect(await late.findByRole('button', { name: 'Check in' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'All bookings' }))
    await expect(await manifest.findByText('Luca Borg')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Missing' })).toBeNull()
  },
}

export const LateAndNotCheckedInOnAPhone: ScreenStory = { ...LateAndNotCheckedIn, globals: PHONE }

export const EndedNotCheckedInOnAPhone: ScreenStory = { ...EndedNotCheckedIn, globals: PHONE }

/** The number of whoever is late is pressed with wet hands, and the name above it keeps its own area. */
export const DayAtElevenOnAPhone: ScreenStory = {
  ...DayAtEleven,
  globals: PHONE,
  play: async (story) => {
    await DayAtEleven.play?.(story)
    const manifest = await manifestOn(story)
    for (const { parentElement: head } of manifest.getAllByRole('heading', { level: 2 }))
      await expect(head?.offsetHeight).toBeLessThan(90)
    const late = manifest.getAllByText(/^Late$/).find((badge) => badge.checkVisibility())
    await expect(late?.closest('strong')).toHaveTextContent(/^Ġorġ Żammit Late/)
    const [phone] = manifest.getAllByRole('link', { name: /^\+/ })
    phone?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect(phone).toHaveAccessibleName('+39055555142')
    const ends = [...(phone as HTMLElement).querySelectorAll('span > span')]
    await expect(ends.map(({ textContent }) => textContent)).toEqual(['9', '5', '5'])
    for (const end of ends) await expect(getComputedStyle(end).letterSpacing).toBe('4px')
    const { top, bottom, left, height } = (phone as HTMLElement).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
    for (const y of [top + 1, bottom - 1]) {
      const pressed = phone?.ownerDocument.elementFromPoint(left + 10, y)
      await expect(pressed).toBe(phone)
    }
    // Nothing lies over what is decided and recorded.
    for (const name of [/^Decline booking/, 'Check in']) {
      const [button] = manifest.getAllByRole('button', { name })
      button?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = (button as HTMLElement).getBoundingClientRect()
      const pressed = button?.ownerDocument.elementFromPoint(box.left + 5, box.top + box.height / 2)
      await expect(pressed?.closest('button')).toBe(button)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** Rows of 44 px, whose single buttons are as wide as each other and no wider than they need to be. */
export const DayAtElevenOnADesk: ScreenStory = {
  ...DayAtEleven,
  play: async (story) => {
    await DayAtEleven.play?.(story)
    const manifest = await manifestOn(story)
    const checkIn = manifest.getAllByRole('button', { name: 'Check in' })
    const widths = new Set(checkIn.map(({ offsetWidth }) => offsetWidth))
    await expect(widths.size).toBe(1)
    await expect(Math.max(...widths)).toBeLessThan(130)
    for (const row of manifest.getAllByRole('listitem'))
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(43)
  },
}

/** What a reseller keeps stands in its slot, also where nobody has booked; what a reseller has sold says so. */
export const OnHold: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/manifests/:date', {
      body: [
        inSlot(24, 1, {
          username: 'Karl Borg',
          source: 'reseller',
          reseller: {
            name: 'Blue Grotto Tours',
            reference: 'BG-7',
            supplier_reference: 'LZ-4K7Q2M',
            uuid: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
          },
        }),
      ],
    }),
    respond('get', '/api/holds', {
      body: [
        buildHold({ ...HELD, slot_id: 2, slot_name: 'Afternoon', time_range: '13:00-18:00' }),
        buildHold({ ...HELD, id: 42, reseller: 'Mediterranean Harbor Excursions and Daily Charters' }),
      ],
    }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText(/^On hold until .* \(Blue Grotto Tours\)$/)).toBeVisible()
    await expect(manifest.getByText('1 on hold')).toBeVisible()
    await expect(manifest.getByTitle('Sold by Blue Grotto Tours · BG-7 · LZ-4K7Q2M')).toBeVisible()
    await story.userEvent.click(manifest.getByRole('button', { name: /^Details of booking 24/ }))
    await expect(manifest.getByText(/Sold by Blue Grotto Tours · BG-7/)).toBeVisible()
    await story.userEvent.click(story.canvas.getByRole('radio', { name: 'Free places' }))
    await expect((await manifest.findAllByText(/1 on hold/))[0]).toBeVisible()
    await story.userEvent.click(story.canvas.getByRole('radio', { name: 'All bookings' }))
    await expect((await manifest.findAllByText(/^On hold until/))[0]).toBeVisible()
  },
}

export const OnHoldOnAPhone: ScreenStory = { ...OnHold, globals: PHONE }

/** On paper a request is marked, who has returned does not look like who is out, and a no-show is struck through, has no box to tick, and is expected no more. */
export const PrintedNoShow: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/manifests/:date', {
      body: [
        inSlot(1, 1, { username: 'Ann Grech', guests: 2 }),
        inSlot(2, 1, { username: 'Bob Zahra', guests: 4, attendance: 'no_show' }),
        inSlot(3, 1, { username: 'Cat Borg', guests: 1, attendance: 'checked_in' }),
        inSlot(4, 1, { username: 'Dan Vella', guests: 1, attendance: 'returned' }),
        inSlot(5, 1, { username: 'Eve Pace', guests: 1, status: 'Pending' }),
      ],
    }),
  ],
  play: async (story) => {
    await (await manifestOn(story)).findByText(/Bob Zahra/)
    dispatchEvent(new Event('beforeprint'))
    const [slot, ann, bob, cat, dan, eve] = story.canvasElement.querySelectorAll('table table tr')
    await expect(slot).toHaveTextContent('5 bookings · 5 guests · 1 no-show')
    await expect(ann?.querySelector('s')).toBeNull()
    await expect(ann?.querySelector('i')).not.toBeNull()
    await expect(bob?.querySelector('s')).toHaveTextContent('Bob Zahra')
    await expect(bob).toHaveTextContent('No-show')
    await expect(bob?.querySelector('i')).toBeNull()
    await expect(cat?.querySelector('i svg')).not.toBeNull()
    await expect(dan?.querySelector('i')).toBeNull()
    await expect(dan).toHaveTextContent('Returned')
    await expect(eve?.querySelector('mark')?.closest('td')).toHaveTextContent(/^1 Pending$/)
    dispatchEvent(new Event('afterprint'))
  },
}

/** However one comes back to today, the page goes on to the new day at midnight. */
export const NextDay: ScreenStory = {
  beforeEach: [...respondWithDay, CLOCK],
  play: async ({ canvas, userEvent }) => {
    const heading = (days: number) => ({ name: formatDateWithWeekday(addDays(DAY_AT_ELEVEN, days)) })
    await canvas.findByRole('heading', heading(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }))
    await canvas.findByRole('heading', heading(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }))
    await canvas.findByRole('heading', heading(0))
    await passHours(14, () => canvas.getByRole('heading', heading(1)))
    const days = within(canvas.getByRole('navigation', { name: /^7 days from/ }))
    await userEvent.click(days.getAllByRole('link')[1] as HTMLElement)
    await canvas.findByRole('heading', heading(2))
    await userEvent.click(days.getByRole('link', { name: /Today/ }))
    await canvas.findByRole('heading', heading(1))
    await passHours(24, () => canvas.getByRole('heading', heading(2)))
  },
}

export const OnAPhone: ScreenStory = { ...Filled, globals: PHONE }

export const Loading = LOADING

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText(/^No bookings on/)).toBeVisible()
  },
}
