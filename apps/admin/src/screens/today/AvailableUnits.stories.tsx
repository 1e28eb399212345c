import { ALWAYS_OFFERED, addDays, dateIn } from '@luzzu/domain'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { buildClosure } from '../../booking/testing/build-closure'
import { AS_BOOKED, AT_ELEVEN, DAY, respondWithDay } from '../../booking/testing/day-fixture'
import { openNewBooking } from '../../booking/testing/open-new-booking'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Free places',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

async function openAvailableUnits({ canvas, userEvent }: Parameters<NonNullable<ScreenStory['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Free places' }))
}

/** What is left in the slots that have not ended; a closed unit is not. */
export const UnitsClosed: ScreenStory = {
  beforeEach: [...respondWithDay, respond('get', '/api/manifests/:date', { body: DAY.slice(0, 1) })],
  play: async (story) => {
    await openAvailableUnits(story)
    const { canvas } = story
    const afternoon = within(await canvas.findByRole('region', { name: 'Afternoon 13:00-18:00' }))
    await expect(afternoon.getByText('1 of 2 left, 1 closed')).toBeVisible()
    // What a caller with so many guests asks for.
    await expect(afternoon.getAllByText(/^up to \d+ guests?$/)[0]).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /^Sunrise/ })).toBeNull()
  },
}

export const UnitsClosedOnAPhone: ScreenStory = { ...UnitsClosed, globals: PHONE }

const TOMORROW = addDays(dateIn('Europe/Malta', new Date()), 1)

/** What a customer who checks out holds is not left, though nothing is booked. */
export const CheckoutInProgress: ScreenStory = {
  parameters: { screen: { at: '/admin/today?view=free' } },
  beforeEach: [
    ...respondWithDay,
    respond('get', '/api/manifests/:date', { body: [] }),
    respond('get', '/api/closures', { body: [] }),
    respond('get', '/api/availability', {
      body: [
        { product_id: 1, slots: [{ slot_id: 2, remaining: 1, status: 'open', price: 120 }] },
        { product_id: 2, slots: [{ slot_id: 2, remaining: 0, status: 'full', price: null }] },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    const afternoon = within(await canvas.findByRole('region', { name: 'Afternoon 13:00-18:00' }))
    await expect(afternoon.getByText('1 of 2 left, 1 on hold')).toBeVisible()
    await expect(afternoon.getByText(/^Full: RHIB Explorer \(\d on hold\)/)).toBeVisible()
    await expect(afternoon.queryByRole('button', { name: 'Book RHIB Explorer, Afternoon' })).toBeNull()
    await expect(canvas.getByText('On hold')).toBeVisible()
  },
}

export const CheckoutInProgressOnAPhone: ScreenStory = { ...CheckoutInProgress, globals: PHONE }

/** Where it is not known what customers can book, bookings tell what is left. */
export const AvailabilityNotLoaded: ScreenStory = {
  parameters: { screen: { at: '/admin/today?view=free' } },
  beforeEach: [
    ...respondWithDay,
    respond('get', '/api/manifests/:date', { body: [] }),
    respond('get', '/api/closures', { body: [] }),
    respond('get', '/api/availability', refusal(400, 'malformed-request')),
  ],
  play: async ({ canvas }) => {
    const afternoon = within(await canvas.findByRole('region', { name: 'Afternoon 13:00-18:00' }))
    await expect(afternoon.getAllByText('2 of 2 left')[0]).toBeVisible()
  },
}

/** Until it is known, no place is offered that might be taken back. */
export const AvailabilityAwaited: ScreenStory = {
  beforeEach: [...respondWithDay, respond('get', '/api/availability')],
  play: async (story) => {
    const { canvas } = story
    await canvas.findByText('Luca Borg')
    await openAvailableUnits(story)
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: / Afternoon$/ })).toBeNull()
  },
}

/** A slot in progress takes no more bookings: it is only named. */
export const SlotBegun: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    await openAvailableUnits(story)
    const { canvas } = story
    const morning = within(await canvas.findByRole('region', { name: 'Morning 08:00-12:00' }))
    await expect(morning.queryByText('Painted Luzzu')).toBeNull()
    await expect(morning.queryByRole('button')).toBeNull()
    await expect(morning.getByText('Started, takes no more bookings')).toBeVisible()
    const afternoon = within(canvas.getByRole('region', { name: 'Afternoon 13:00-18:00' }))
    await expect(afternoon.getAllByRole('button', { name: /^Book / })[0]).toBeVisible()
  },
}

/** A caller with four is answered first by what takes four; what is full or takes fewer is told below it. */
export const ForFourGuests: ScreenStory = {
  parameters: { screen: { at: `/admin/today?date=${TOMORROW}&view=free` } },
  beforeEach: [
    AS_BOOKED,
    respond('get', '/api/products/:id/schedule', { body: ALWAYS_OFFERED }),
    respond('get', '/api/manifests/:date', {
      body: [1, 2].map((id) =>
        buildManifestEntry({
          id,
          id_product_fk: 1,
          slot_id: 1,
          time_range: '08:00-12:00',
          booking_date: `${TOMORROW} 00:00:00`,
          status: id === 1 ? 'Confirmed' : 'Pending',
        }),
      ),
    }),
  ],
  play: async (story) => {
    const { canvas, userEvent } = story
    const morning = within(await canvas.findByRole('region', { name: 'Morning 08:00-12:00' }))
    await expect(morning.getByText(/^Full: Painted Luzzu \(1 pending\)/)).toBeVisible()
    await expect(morning.getByRole('button', { name: 'Book Tandem Kayak, Morning' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Guests'), 'For 4 guests')
    await expect(
      await morning.findByText(/^For fewer guests: .*Tandem Kayak \(\d+ left, up to 2 guests\)/),
    ).toBeVisible()
    await expect(morning.queryByRole('button', { name: 'Book Tandem Kayak, Morning' })).toBeNull()
    const { dialog } = await openNewBooking(story, 'Book RHIB Explorer, Morning')
    await expect(await dialog.findByLabelText(/^Guests/)).toHaveValue(4)
  },
}

export const ForFourGuestsOnAPhone: ScreenStory = { ...ForFourGuests, globals: PHONE }

/** The address keeps view and product. */
export const OneProduct: ScreenStory = {
  parameters: { screen: { at: '/admin/today?view=free&product=2' } },
  beforeEach: respondWithDay,
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByLabelText('Product')
    await expect(filter).toHaveDisplayValue('RHIB Explorer')
    const afternoon = within(await canvas.findByRole('region', { name: 'Afternoon 13:00-18:00' }))
    await expect(afternoon.getByText('RHIB Explorer')).toBeVisible()
    await expect(afternoon.queryByText(/Painted Luzzu/)).toBeNull()
    await userEvent.selectOptions(filter, 'All products')
    await expect(await afternoon.findByText(/Painted Luzzu/)).toBeVisible()
  },
}

export const OneProductOnAPhone: ScreenStory = { ...OneProduct, globals: PHONE }

/** Closed is said once, with the reason. */
export const ClosedDay: ScreenStory = {
  parameters: { screen: { at: `/admin/today?date=${TOMORROW}&view=free` } },
  beforeEach: respond('get', '/api/closures', {
    body: [buildClosure({ from_date: TOMORROW, to_date: TOMORROW, reason: 'gale' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed: gale')).toBeVisible()
    await expect(canvas.getByText('Nothing can be booked on this day.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /^Morning/ })).toBeNull()
  },
}

/** What customers are not offered in a slot is not listed there. */
export const OfferedElsewhere: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    AS_BOOKED,
    respond('get', '/api/manifests/:date', { body: [] }),
    respond('get', '/api/time-slots', {
      body: [
        { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
        { id: 7, name: 'Sunset tour', time_range: '19:00-21:00', product_ids: [2] },
        { id: 8, name: 'Night tour', time_range: '21:00-23:00', product_ids: [] },
      ],
    }),
  ],
  play: async (story) => {
    await openAvailableUnits(story)
    const { canvas } = story
    const sunset = within(await canvas.findByRole('region', { name: 'Sunset tour 19:00-21:00' }))
    await expect(sunset.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Book RHIB Explorer, Sunset tour',
    ])
    const afternoon = within(canvas.getByRole('region', { name: 'Afternoon 13:00-18:00' }))
    await expect(afternoon.queryByText('Tandem Kayak')).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^Night tour/ })).toBeNull()
  },
}

/** Booked by somebody else meanwhile: no other slot is chosen silently. */
export const RequestedSlotFull: ScreenStory = {
  parameters: { screen: { at: `/admin/today?date=${TOMORROW}` } },
  beforeEach: [
    AS_BOOKED,
    respond('get', '/api/products/:id/availability', {
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
  ],
  play: async (story) => {
    await openAvailableUnits(story)
    const { dialog } = await openNewBooking(story, 'Book Painted Luzzu, Morning')
    await expect(await dialog.findByRole('radio', { name: /Morning/ })).toBeDisabled()
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
    await story.userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    await expect(await dialog.findByText('Choose a time slot')).toBeVisible()
  },
}
