import { addDays, dateIn, TIME_SLOTS } from '@luzzu/domain'
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
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

/** What is on the screen; the page also holds the list that is printed. */
const manifestOn = async ({ canvas }: Parameters<NonNullable<ScreenStory['play']>>[0]) =>
  within(await canvas.findByRole('region', { name: 'Manifest' }))

export const Filled: ScreenStory = {
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByText(/Chiara Ricci/)).toBeVisible()
  },
}

export const CheckedIn: ScreenStory = {
  play: async (story) => {
    const manifest = await manifestOn(story)
    const pressed = await manifest.findByRole('button', { name: 'Checked in', pressed: true })
    await expect(pressed).toBeVisible()
    await expect(manifest.getByText('Needs a ramp.')).toBeVisible()
  },
}

export const PartlyClosed: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regatta in the harbor')).toBeVisible()
    await expect(canvas.getByText('1 unit of Painted Luzzu, Morning')).toBeVisible()
  },
}

export const RemovingTheOnlyClosure: ScreenStory = {
  beforeEach: [
    respond('get', '/api/closures', { body: [buildClosure()] }),
    respond('delete', '/api/closures/:id', { body: {} }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove the closure/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    respond('get', '/api/closures', { body: [] })(story)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Closures' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

type Played = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openNote({ canvas, canvasElement, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit note to booking 1282' }))
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
  await expect(dialog.getByLabelText('Note')).toHaveValue('Needs a ramp.')
  return dialog
}

export const EditingTheNote: ScreenStory = {
  play: async (story) => {
    await openNote(story)
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

/** A closed unit is not left. */
export const UnitsClosed: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 left, 1 closed')).toBeVisible()
  },
}

const TODAY = dateIn('Europe/Malta', new Date())
const TOMORROW = addDays(TODAY, 1)
const booked = (id: number, facts: Parameters<typeof buildManifestEntry>[0]) =>
  buildManifestEntry({ id, booking_date: `${TODAY} 00:00:00`, product_name: 'Painted Luzzu', ...facts })

/** A slot without a column of its own is shown under the columns that it overlaps, with its times. */
export const SlotsWithinSlots: ScreenStory = {
  beforeEach: [
    respond('get', '/api/time-slots', {
      body: [...TIME_SLOTS, { id: 4, name: 'Sunset', time_range: '15:00-16:30' }],
    }),
    respond('get', '/api/manifests/:date', {
      body: [
        booked(11, { username: 'Ġorġ Żammit' }),
        booked(12, { slot_id: 2, slot_name: 'Afternoon', time_range: '13:00-18:00' }),
        booked(13, { slot_id: 3, slot_name: 'Full Day', time_range: '08:00-18:00', status: 'Confirmed' }),
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Morning · #11')).toBeVisible()
    await expect(canvas.getByText('Full Day 08:00-18:00 · #13')).toBeVisible()
    const card = canvas.getByText('Afternoon 13:00-18:00 · #12')
    await expect(card).toBeVisible()
    const header = canvas.queryByRole('columnheader', { name: /^Sunset 15:00-16:30/ })
    const left = header?.getBoundingClientRect().left ?? 0
    await expect(card.getBoundingClientRect().left).toBeGreaterThan(left)
  },
}

/** Where no column headers are shown, each part says its times. */
export const SlotsWithinSlotsOnAPhone: ScreenStory = {
  ...SlotsWithinSlots,
  globals: PHONE,
  play: async (story) => {
    await SlotsWithinSlots.play?.(story)
    const labels = [...story.canvasElement.querySelectorAll('td[data-label]')].map(
      (cell) => getComputedStyle(cell, '::before').content,
    )
    await expect(labels).toEqual(['"Morning 08:00-12:00 "', '"Sunset 15:00-16:30 "'])
  },
}

export const SlotBegun: ScreenStory = {
  beforeEach: [
    respond('get', '/api/time-slots', { body: [{ id: 1, name: 'Night', time_range: '00:00-01:00' }] }),
    respond('get', '/api/manifests/:date', {
      body: [booked(11, { slot_name: 'Night', time_range: '00:00-01:00' })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 left')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Book Painted Luzzu, Night' })).toBeNull()
  },
}

/** Booked by somebody else meanwhile: no other slot is chosen silently. */
export const RequestedSlotFull: ScreenStory = {
  parameters: { screen: { at: `/admin/today?date=${TOMORROW}` } },
  beforeEach: respond('get', '/api/products/:id/availability', {
    body: [
      {
        date: TOMORROW,
        slots: [
          { slot_id: 1, remaining: 0, status: 'full' },
          { slot_id: 2, remaining: 2, status: 'open' },
        ],
      },
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book Painted Luzzu, Morning' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByRole('radio', { name: /Morning/ })).toBeDisabled()
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    await expect(await dialog.findByText('Choose a time slot')).toBeVisible()
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
