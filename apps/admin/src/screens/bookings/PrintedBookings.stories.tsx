import {
  expect,
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
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Bookings/Printed',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All&id=ricci', as: 'staff' } },
} satisfies ScreenMeta

const HEADING = 'table [data-heading]'

/** What further pages have is fetched and printed; where it cannot be fetched, nothing is. */
export const Printed: ScreenStory = {
  beforeEach() {
    spyOn(globalThis, 'print').mockImplementation(() => dispatchEvent(new Event('beforeprint')))
  },
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    const heading = () => canvasElement.querySelector(HEADING)
    const button = await canvas.findByRole('button', { name: /^Print (this one|these \d+)$/ })
    respond('get', '/api/bookings', refusal(400, 'story'))(story)
    await userEvent.click(button)
    await expect(await page.findByText(/^Couldn’t load the bookings to print\./)).toBeVisible()
    await expect(heading()).toBeNull()
    // The message comes before the button is told, and one that loads ignores clicks.
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    respond('get', '/api/bookings', { body: [buildBooking({ username: 'Zoe Vella' })] })(story)
    await userEvent.click(button)
    await waitFor(() => expect(heading()).toHaveTextContent('Search “ricci” · Newest request first1 booking'))
    await expect(canvasElement.querySelector('table b')).toHaveTextContent('Zoe Vella')
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(heading()).toBeNull())
  },
}

/** What came in while the list is in use is on the paper, though not in the list yet. */
export const PrintedUpdates: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', { body: [buildBooking({ id: 7, username: 'Zoe Vella' })] }),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    await userEvent.click(await canvas.findByRole('checkbox', { name: /7/ }))
    const body = [8, 9].map((id) => buildBooking({ id, username: `Ann ${id}` }))
    respond('get', '/api/bookings', { body })(story)
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByText('2 new bookings')
    dispatchEvent(new Event('beforeprint'))
    await expect(canvasElement.querySelector(HEADING)).toHaveTextContent(/2 bookings$/)
    const names = [...canvasElement.querySelectorAll('tbody td:first-child b')]
    await expect(names.map(({ textContent }) => textContent)).toEqual(['Ann 8', 'Ann 9'])
    dispatchEvent(new Event('afterprint'))
  },
}

/** The browser’s own command is faster than a list that loads. */
export const PrintedBeforeItIsLoaded: ScreenStory = {
  beforeEach: respond('get', '/api/bookings'),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Loading bookings…')
    // A page that has just been shown does not listen yet.
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'))
      expect(canvas.getByText(/^The bookings are not loaded\./)).toBeInTheDocument()
    })
    dispatchEvent(new Event('afterprint'))
  },
}

/** There the buttons stand in the line of the count. */
export const ButtonsOnAPhone: ScreenStory = {
  globals: PHONE,
  beforeEach: respond('get', '/api/bookings', { body: [buildBooking()] }),
  play: async ({ canvas }) => {
    const print = await canvas.findByRole('button', { name: 'Print this one' })
    const file = canvas.getByRole('button', { name: 'Export this one as CSV' })
    const count = canvas.getByText(/^Showing/).getBoundingClientRect()
    for (const button of [print, file]) {
      const { top, bottom } = button.getBoundingClientRect()
      await expect(button).toBeVisible()
      await expect(top).toBeLessThan(count.top)
      await expect(bottom).toBeGreaterThan(count.bottom)
    }
  },
}
