import type { Attendance } from '@luzzu/domain'
import {
  expect,
  findToast,
  PHONE,
  refusal,
  respond,
  type ScreenMeta,
  type ScreenStory,
  spyOn,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { DAY, respondWithDay } from '../../booking/testing/day-fixture'
import { manifestOn, type Story } from '../../booking/testing/day-payments-fixture'
import { holdRefresh } from '../../platform/refresh/testing/hold-refresh'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Attendance and actions',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

/** A press checks in, and another takes it back. */
export const CheckedIn: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const attendance = within(await manifest.findByRole('group', { name: 'Attendance of Zoë Smith' }))
    await expect(attendance.getByRole('button', { name: 'Checked in', pressed: true })).toBeVisible()
    await expect(attendance.getByRole('button', { name: 'Returned', pressed: false })).toBeVisible()
    const late = within(manifest.getByRole('group', { name: 'Attendance of Ġorġ Żammit' }))
    await expect(late.getByRole('button', { name: 'Check in', pressed: false })).toBeVisible()
  },
}

/** Whoever comes back takes one press on a phone as well, in the room that checking in had. */
export const CheckedInOnAPhone: ScreenStory = {
  ...CheckedIn,
  globals: PHONE,
  play: async (story) => {
    await CheckedIn.play?.(story)
    const manifest = await manifestOn(story)
    const widthOf = (name: string) =>
      manifest.getByRole('group', { name: `Attendance of ${name}` }).getBoundingClientRect().width
    await expect(Math.abs(widthOf('Zoë Smith') - widthOf('Ġorġ Żammit'))).toBeLessThanOrEqual(1)
    const [returned, checkedIn] = within(
      manifest.getByRole('group', { name: 'Attendance of Zoë Smith' }),
    ).getAllByRole('button')
    for (const button of [returned, checkedIn]) {
      await expect(button?.offsetHeight).toBeGreaterThanOrEqual(44)
      await expect(button?.offsetWidth).toBeGreaterThanOrEqual(40)
    }
  },
}

const LATE = 'Attendance of Ġorġ Żammit'
const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

/** Of whoever is late the line says as well that they did not come; “Check in” stays where it was. */
export const LateGuest: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const late = within(await manifest.findByRole('group', { name: LATE }))
    const checkIn = late.getByRole('button', { name: 'Check in' })
    const noShow = late.getByRole('button', { name: 'No-show', pressed: false })
    await expect(noShow).toBeVisible()
    await expect(noShow).not.toHaveAttribute('data-due')
    await expect(boxOf(noShow).top).toBe(boxOf(checkIn).top)
    const coming = within(manifest.getByRole('group', { name: 'Attendance of Luca Borg' }))
    await expect(coming.getAllByRole('button')).toHaveLength(1)
    await expect(boxOf(coming.getByRole('button')).right).toBe(boxOf(checkIn).right)
    await story.userEvent.click(manifest.getByRole('button', { name: 'Details of booking 24, Ġorġ Żammit' }))
    const rest = within(manifest.getByRole('group', { name: 'Record the attendance of Ġorġ Żammit' }))
    await expect(rest.queryByRole('button', { name: 'No-show' })).toBeNull()
  },
}

export const LateGuestOnATablet: ScreenStory = { ...LateGuest, globals: { viewport: { value: 'tablet' } } }

/** The line has no room for it, and does not grow. */
export const LateGuestOnAPhone: ScreenStory = {
  beforeEach: respondWithDay,
  globals: PHONE,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const late = within(await manifest.findByRole('group', { name: LATE }))
    await expect(late.getAllByRole('button')).toHaveLength(1)
    const coming = within(manifest.getByRole('group', { name: 'Attendance of Luca Borg' }))
    const [one, other] = [late, coming].map((group) => boxOf(group.getByRole('button')))
    await expect(one?.width).toBe(other?.width)
  },
}

/** The afternoon, whose guests all have this attendance. */
const afternoonWith = (attendance: Attendance) =>
  respond('get', '/api/manifests/:date', {
    body: DAY.filter(({ time_range }) => time_range > '12').map((one) => ({ ...one, attendance })),
  })

/** Who checks in one guest after the other meets the next row where it was. */
export const FirstCheckIn: ScreenStory = {
  beforeEach: [
    ...respondWithDay,
    afternoonWith('none'),
    respond('put', '/api/bookings/:id/attendance', { body: { ...buildBooking(), attendance: 'checked_in' } }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    const [checkIn] = await manifest.findAllByRole('button', { name: 'Check in' })
    const top = () => manifest.getAllByRole('listitem')[0]?.getBoundingClientRect().top
    const before = top()
    afternoonWith('checked_in')(story)
    if (checkIn) await story.userEvent.click(checkIn)
    await story.canvas.findByText(/^\d+ confirmed.*1 checked in/)
    await expect(top()).toBe(before)
  },
}

const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

/** A double tap checks in once. */
export const DoubleTap: ScreenStory = {
  beforeEach: [holdRefresh, ...respondWithDay, respond('put', '/api/bookings/:id/attendance')],
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    const late = within(await manifest.findByRole('group', { name: 'Attendance of Ġorġ Żammit' }))
    const requests = spyOn(globalThis, 'fetch')
    await userEvent.dblClick(late.getByRole('button', { name: 'Check in' }))
    await late.findByRole('button', { name: 'Checked in', pressed: true })
    const recordings = requests.mock.calls.filter(([request]) => addressOf(request).endsWith('/attendance'))
    await expect(recordings).toHaveLength(1)
  },
}

/** From now on the API has this attendance of Zoë Smith. */
function recorded(story: object, attendance: Attendance) {
  const day = DAY.map((one) => (one.id === 25 ? { ...one, attendance } : one))
  respond('put', '/api/bookings/:id/attendance', { body: { id: 25, attendance } })(story)
  respond('get', '/api/manifests/:date', { body: day })(story)
}

/** What is taken back says so, and can be undone. */
export const TakenBack: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    const page = within(story.canvasElement.ownerDocument.body)
    const zoe = within(await manifest.findByRole('group', { name: 'Attendance of Zoë Smith' }))
    const button = await zoe.findByRole('button', { name: 'Checked in' })
    recorded(story, 'none')
    await userEvent.click(button)
    const toast = await findToast(page, 'Zoë Smith is no longer checked in.')
    await zoe.findByRole('button', { name: 'Check in' })
    recorded(story, 'checked_in')
    await userEvent.click(toast.getByText('Undo'))
    await expect(await zoe.findByRole('button', { name: 'Checked in' })).toBeVisible()
  },
}

const NOT_RECORDED = [
  ...respondWithDay,
  respond('put', '/api/bookings/:id/attendance', refusal(503, 'unavailable')),
]

async function failToCheckIn(story: Parameters<NonNullable<ScreenStory['play']>>[0]) {
  const manifest = await manifestOn(story)
  const page = within(story.canvasElement.ownerDocument.body)
  const checkIn = within(await manifest.findByRole('group', { name: 'Attendance of Ġorġ Żammit' }))
  await story.userEvent.click(checkIn.getByRole('button', { name: 'Check in' }))
  await page.findByText(/^Couldn’t record the attendance of Ġorġ Żammit\./)
  return { page, checkIn }
}

/** The error stays until the attendance is recorded. */
export const NotRecorded: ScreenStory = {
  beforeEach: NOT_RECORDED,
  play: async (story) => {
    const { page, checkIn } = await failToCheckIn(story)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    respond('put', '/api/bookings/:id/attendance', { body: DAY[3] ?? {} })(story)
    // The state is taken back a frame after the message.
    await story.userEvent.click(await checkIn.findByRole('button', { name: 'Check in' }))
    await waitFor(() => expect(page.queryByText(/^Couldn’t record the attendance/)).toBeNull())
  },
}

/** Nobody who uses the device next reads who it is about, or tries it again. */
export const NotRecordedBeforeALogout: ScreenStory = {
  beforeEach: NOT_RECORDED,
  play: async (story) => {
    const { page } = await failToCheckIn(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(page.queryByText(/^Couldn’t record the attendance/)).toBeNull())
  },
}

/** What the line has no room for. */
export const DetailsOfABooking: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const more = await manifest.findByRole('button', { name: 'Details of booking 24, Ġorġ Żammit' })
    await story.userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    const all = within(manifest.getByRole('group', { name: 'Record the attendance of Ġorġ Żammit' }))
    await expect(all.getByRole('button', { name: 'Returned' })).toBeVisible()
    // The line has it already.
    await expect(all.queryByRole('button', { name: 'Check in' })).toBeNull()
    await expect(manifest.getByRole('button', { name: 'Cancel booking 24, Ġorġ Żammit' })).toBeVisible()
    // Whoever comes late can be given another time.
    await expect(manifest.getByRole('button', { name: 'Move booking 24, Ġorġ Żammit' })).toBeVisible()
  },
}

/** What can be recorded stands in one row of equal buttons, and no action alone at the end. */
export const DetailsOfABookingOnAPhone: ScreenStory = {
  ...DetailsOfABooking,
  globals: PHONE,
  play: async (story) => {
    await DetailsOfABooking.play?.(story)
    const manifest = await manifestOn(story)
    const all = within(manifest.getByRole('group', { name: 'Record the attendance of Ġorġ Żammit' }))
    await expect(all.getByRole('button', { name: 'No-show' })).toBeVisible()
    const boxes = all.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(boxes).toHaveLength(2)
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
    await story.userEvent.click(manifest.getByRole('button', { name: 'Details of booking 28, Luca Borg' }))
    const topOf = (action: string) =>
      manifest.getByRole('button', { name: `${action} booking 28, Luca Borg` }).getBoundingClientRect().top
    await expect(topOf('Cancel')).toBe(topOf('Move'))
    // The head that stays in view would cover a name in part.
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

async function openNote({ canvas, canvasElement, userEvent }: Story) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Details of booking 1282/ }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit note to booking 1282' }))
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
  const note = dialog.getByLabelText('Note')
  await expect(note).toHaveValue('Needs a ramp.')
  await waitFor(() => expect(note).toHaveFocus())
  return dialog
}

/** What is typed at once goes on with the note. */
export const EditingTheNote: ScreenStory = {
  play: async (story) => {
    const dialog = await openNote(story)
    await story.userEvent.keyboard(' Has a dog.')
    await expect(dialog.getByLabelText('Note')).toHaveValue('Needs a ramp. Has a dog.')
  },
}

export const EditingTheNoteOnAPhone: ScreenStory = { ...EditingTheNote, globals: PHONE }

/** What was typed stays. */
export const NoteNotSaved: ScreenStory = {
  beforeEach: respond(
    'put',
    '/api/bookings/:id/note',
    refusal(409, 'conflict', { message: 'The booking was deleted.' }),
  ),
  play: async (story) => {
    const dialog = await openNote(story)
    await story.userEvent.type(dialog.getByLabelText('Note'), ' Has a dog.')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save note' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The booking was deleted.')
    await expect(dialog.getByLabelText('Note')).toHaveValue('Needs a ramp. Has a dog.')
  },
}

/** One row of buttons stands above the list; what is rare on a phone is behind one of them. */
export const ActionsOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const book = await canvas.findByRole('button', { name: 'Book on this day' })
    const more = canvas.getByRole('button', { name: 'More actions for this day' })
    await expect(canvas.queryByRole('button', { name: 'Print day' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-current', 'date')
    await expect(more.getBoundingClientRect().top).toBe(book.getBoundingClientRect().top)
    await userEvent.click(more)
    const page = within(canvasElement.ownerDocument.body)
    const entries = await page.findAllByRole('menuitem')
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Add closure',
      'Print day',
      'Print by product',
    ])
    await userEvent.click(page.getByRole('menuitem', { name: 'Add closure' }))
    await page.findByRole('dialog', { name: 'Close days, products or units' })
  },
}
