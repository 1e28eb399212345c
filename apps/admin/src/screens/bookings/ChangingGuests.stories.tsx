import { addDays, dateIn } from '@luzzu/domain'
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
import { buildBooking } from '../../booking/testing/build-booking'
import { routes } from '../../routes'

/** For one guest, each of whom costs 35; a kayak takes two. */
const BOOKED = buildBooking({
  product_name: 'Tandem Kayak',
  id_product_fk: 4,
  booking_date: '2099-06-18 00:00:00',
  status: 'Confirmed',
  guests: 1,
  total_price: 35,
})

export default {
  title: 'Screens/Admin/Bookings/Changing guests',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

const SHOWN = respond('get', '/api/bookings', { body: [BOOKED] })

type Context = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openMove({ canvas, canvasElement, userEvent }: Context) {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await canvas.findByRole('button', { name: 'Chiara Ricci' }))
  await userEvent.click(await page.findByRole('button', { name: 'Move' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Move booking 1' }))
  await dialog.findByText('Up to 2.')
  return { page, dialog, guests: dialog.getByLabelText('Guests') }
}

/** Other guests alone are a change as well: the price follows, and the booking stays on its day. */
export const OtherGuests: ScreenStory = {
  beforeEach: [
    SHOWN,
    respond('post', '/api/bookings/:id/move', {
      body: { ...BOOKED, guests: 2, total_price: 70, etag: '"v2"' },
    }),
  ],
  play: async (story) => {
    const { page, dialog, guests } = await openMove(story)
    await expect(dialog.getByRole('button', { name: 'Move booking' })).toHaveAccessibleDescription(
      'Choose another date, time slot or number of guests.',
    )
    await story.userEvent.clear(guests)
    await story.userEvent.type(guests, '2')
    await expect(await dialog.findByText(/^The total changes from .*35\.00 to .*70\.00\.$/)).toBeVisible()
    await expect(dialog.getByText('We’ll email Chiara Ricci about the change.')).toBeVisible()
    await story.userEvent.click(dialog.getByRole('button', { name: /^Move for .*70\.00$/ }))
    await expect(await page.findByText('Booking 1 changed.')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const OtherGuestsOnAPhone: ScreenStory = { ...OtherGuests, globals: PHONE }

/** More than the product takes have no price, are refused at their field, and sent nowhere. */
export const TooManyGuests: ScreenStory = {
  beforeEach: [SHOWN, respond('post', '/api/bookings/:id/move')],
  play: async (story) => {
    const { dialog, guests } = await openMove(story)
    await story.userEvent.clear(guests)
    await story.userEvent.type(guests, '2')
    await dialog.findByRole('button', { name: /^Move for/ })
    await story.userEvent.clear(guests)
    await story.userEvent.type(guests, '3')
    await expect(guests).toHaveAccessibleDescription(/takes up to 2 guests: make 2 bookings\.$/)
    await expect(dialog.queryByText(/^The total/)).toBeNull()
    await story.userEvent.click(dialog.getByRole('button', { name: 'Move booking' }))
    await waitFor(() => expect(guests).toHaveFocus())
    await expect(guests).toHaveAttribute('aria-invalid', 'true')
    await expect(guests).toHaveValue(3)
  },
}

/** Where each guest is charged, their number cannot be left out. */
export const NoGuests: ScreenStory = {
  beforeEach: [SHOWN, respond('post', '/api/bookings/:id/move')],
  play: async (story) => {
    const { dialog, guests } = await openMove(story)
    await story.userEvent.clear(guests)
    const date = dialog.getByLabelText('New date')
    await story.userEvent.clear(date)
    await story.userEvent.type(date, addDays(dateIn('Europe/Malta', new Date()), 7))
    const move = dialog.getByRole('button', { name: 'Move booking' })
    await waitFor(() => expect(move).not.toHaveAttribute('aria-disabled'))
    await story.userEvent.click(move)
    await waitFor(() => expect(guests).toHaveAccessibleDescription(/^Please tell us how many guests/))
  },
}

/** What the server refuses at the field stays typed. */
export const GuestsRefused: ScreenStory = {
  beforeEach: [
    SHOWN,
    respond(
      'post',
      '/api/bookings/:id/move',
      refusal(422, 'validation', {
        errors: [
          { pointer: '#/guests', detail: 'The reseller of this booking changes its number of guests.' },
        ],
      }),
    ),
  ],
  play: async (story) => {
    const { dialog, guests } = await openMove(story)
    await story.userEvent.clear(guests)
    await story.userEvent.type(guests, '2')
    await story.userEvent.click(await dialog.findByRole('button', { name: /^Move for/ }))
    await waitFor(() => expect(guests).toHaveAccessibleDescription(/^The reseller of this booking changes/))
    await expect(guests).toHaveValue(2)
  },
}

/** Somebody else was faster: that is told, and can be answered. */
export const ChangedElsewhere: ScreenStory = {
  beforeEach: [
    SHOWN,
    respond(
      'post',
      '/api/bookings/:id/move',
      refusal(412, 'precondition-failed', { message: 'This entry was changed by someone else.' }),
    ),
  ],
  play: async (story) => {
    const { dialog, guests } = await openMove(story)
    await story.userEvent.clear(guests)
    await story.userEvent.type(guests, '2')
    await story.userEvent.click(await dialog.findByRole('button', { name: /^Move for/ }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('changed by someone else')
    await expect(guests).toHaveValue(2)
  },
}

/** A reseller changes the guests of its bookings. */
export const SoldByAReseller: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', {
    body: [
      {
        ...BOOKED,
        source: 'reseller',
        reseller: { name: 'Quay Tours', reference: null, supplier_reference: 'L-1', uuid: 'u-1' },
      },
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Chiara Ricci' }))
    await userEvent.click(await page.findByRole('button', { name: 'Move' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Move booking 1' }))
    await expect(await dialog.findByLabelText('New date')).toBeVisible()
    await expect(dialog.queryByLabelText('Guests')).toBeNull()
  },
}
