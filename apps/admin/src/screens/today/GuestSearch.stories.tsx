import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { DAY, respondWithDay } from '../../booking/testing/day-fixture'
import { manifestOn } from '../../booking/testing/day-payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Guest search',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

/** A guest at the quay is found by a name, also in a slot that has ended and is folded. */
export const SearchedForAGuest: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const field = await manifest.findByRole('searchbox', { name: 'Find a guest of this day' })
    await story.userEvent.type(field, 'nowak')
    await waitFor(() => expect(manifest.getAllByRole('listitem')).toHaveLength(1))
    await expect(manifest.getByText(/Piotr Nowak/)).toBeVisible()
    await story.userEvent.type(field, 'x')
    await expect(await manifest.findByText('No booking of this day matches')).toBeVisible()
    await expect(manifest.getByRole('link', { name: 'Search all bookings' })).toHaveAttribute(
      'href',
      '/admin/bookings?id=nowakx&status=All',
    )
    await story.userEvent.click(manifest.getByRole('button', { name: 'Show all of the day' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(await manifest.findByRole('heading', { name: 'Lunch 10:30-14:00' })).toBeVisible()
  },
}

/** Whoever comes back to the day finds what they searched. */
export const SearchedInTheAddress: ScreenStory = {
  parameters: { screen: { at: '/admin/today?q=nowak' } },
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    await expect(await manifest.findByRole('searchbox')).toHaveValue('nowak')
    await expect(manifest.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** What staff have opened and folded is as they left it, also after a search. */
export const FoldedInTheAddress: ScreenStory = {
  parameters: { screen: { at: '/admin/today?folded=6' } },
  beforeEach: respondWithDay,
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    const lunch = { name: 'Lunch 10:30-14:00', expanded: false }
    await expect(await manifest.findByRole('button', lunch)).toBeVisible()
    await userEvent.click(manifest.getByRole('button', { name: 'Early hop 09:00-10:25', expanded: false }))
    const field = manifest.getByRole('searchbox')
    await userEvent.type(field, 'nowak')
    await waitFor(() => expect(manifest.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.clear(field)
    const hop = { name: 'Early hop 09:00-10:25', expanded: true }
    await expect(await manifest.findByRole('button', hop)).toBeVisible()
    await expect(manifest.getByRole('button', lunch)).toBeVisible()
  },
}

const detailsOf = (name: string) => ({ name: new RegExp(`^Details of booking .*${name}$`) })

/** A booking that was found from anywhere is opened and focused, also in a slot that has ended and is folded. */
export const LinkedBooking: ScreenStory = {
  parameters: { screen: { at: '/admin/today?booking=21' } },
  beforeEach: respondWithDay,
  play: async (story) => {
    const manifest = await manifestOn(story)
    await waitFor(() => expect(manifest.getByRole('button', { name: 'Tom Grech' })).toHaveFocus())
    const details = manifest.getByRole('button', detailsOf('Tom Grech'))
    await expect(details).toHaveAttribute('aria-expanded', 'true')
  },
}

/** It is also shown where the day was searched for another one. */
export const LinkedAfterASearch: ScreenStory = {
  beforeEach: [
    ...respondWithDay,
    respond('get', '/api/bookings', { body: DAY.filter(({ id }) => id === 23) }),
    respond('get', '/api/customers', { body: [] }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.type(await manifest.findByRole('searchbox'), 'nowak')
    await userEvent.click(canvas.getByRole('radio', { name: 'Pending only' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Search or jump to/ }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('combobox', { name: 'Search or jump to…' }), 'hohenstein')
    await userEvent.click(await page.findByRole('option', { name: /Wilhelmina/ }))
    await waitFor(() => expect(manifest.getByRole('button', { name: /^Wilhelmina/ })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: 'All bookings' })).toBeChecked()
    await expect(manifest.getByRole('searchbox')).toHaveValue('')
    const details = manifest.getByRole('button', detailsOf('Kaltenbach'))
    await expect(details).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The details of a booking open over its day, and lead back to its row, also from a decision that is given up. */
export const DetailsByName: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    const name = await manifest.findByRole('button', { name: 'Ġorġ Żammit' })
    await userEvent.click(name)
    const page = within(story.canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Booking 24' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    await page.findByRole('dialog', { name: 'Cancel this booking?' })
    await userEvent.keyboard('{Escape}')
    await page.findByRole('dialog', { name: 'Booking 24' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const DetailsByNameOnAPhone: ScreenStory = { ...DetailsByName, globals: PHONE }
