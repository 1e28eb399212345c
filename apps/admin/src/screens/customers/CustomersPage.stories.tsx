import {
  expect,
  FAILING,
  PHONE,
  respond,
  type ScreenMeta,
  type ScreenStory,
  waitFor,
  within,
} from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { buildCustomer } from '../../booking/testing/build-customer'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Customers',
  parameters: { screen: { routes, under: 'admin', at: '/admin/customers', as: 'staff' } },
} satisfies ScreenMeta

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Ġorġ Żammit/ })).toBeVisible()
    const [bookings] = canvas.getAllByRole('link', { name: /^\d+$/, description: 'Show the bookings' })
    await expect(bookings).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/bookings\?status=All&customer=\d+$/),
    )
  },
}

/** A page that no longer has rows is left for the one before, the first one here. */
export const EmptiedPage: ScreenStory = {
  parameters: { screen: { at: '/admin/customers?cursor=after-1' } },
  beforeEach: respond('get', '/api/customers', { body: [], headers: { 'x-total-count': '25' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers found.')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pages of customers' })).toBeNull()
  },
}

/** How often they book stands beside the name, when they come next beside the phone number. */
export const OnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('rowheader', { name: /Ġorġ Żammit/ })
    const row = header.closest('tr')
    const topOf = (column: string) =>
      row?.querySelector(`[data-column='${column}']`)?.getBoundingClientRect().top
    await expect(topOf('bookings')).toBe(topOf('name'))
    await expect(topOf('next')).toBe(topOf('phone'))
  },
}

/** The head of a column sorts, and the address keeps it. */
export const Sorting: ScreenStory = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /Ġorġ Żammit/ })
    await expect(canvas.getByRole('columnheader', { name: /Registered/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next trip' }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Next trip/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    )
    const requests = () => performance.getEntriesByType('resource').map(({ name }) => name)
    await waitFor(() =>
      expect(requests()).toContainEqual(expect.stringContaining('sort=next_trip&order=asc')),
    )
    await expect(canvas.getByRole('table', { name: 'Customers: Soonest trip first' })).toBeVisible()
  },
}

/** Cards have no heads: a list sorts them. */
export const SortingOnAPhone: ScreenStory = {
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    const order = await canvas.findByLabelText('Order')
    await userEvent.selectOptions(order, 'By name, A first')
    await expect(await canvas.findByRole('table', { name: 'Customers: By name, A first' })).toBeVisible()
  },
}

/** A name without spaces stays in its column. */
export const LongName: ScreenStory = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: respond('get', '/api/customers', {
    body: [
      buildCustomer({
        username: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
        mail: 'wolf@example.com',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: /^Wolfe/ })
    const mail = canvas.getByText('wolf@example.com')
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(mail.getBoundingClientRect().left)
  },
}

export const Loading: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible()
  },
}

export const Failing = FAILING

export const Empty: ScreenStory = {
  parameters: { screen: { api: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers found.')).toBeVisible()
  },
}

/** Who booked by phone without an account is found among the bookings. */
export const NobodyFound: ScreenStory = {
  parameters: { screen: { at: '/admin/customers?q=zerafa' } },
  beforeEach: respond('get', '/api/customers', { body: [] }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Search the bookings' })
    await expect(link).toHaveAttribute('href', '/admin/bookings?id=zerafa&status=All')
    await expect(canvas.getByText(/^This list has accounts only;/)).toBeVisible()
  },
}

/** Guests without an account may be meant also where accounts are found. */
export const FoundAmongOthers: ScreenStory = {
  parameters: { screen: { at: '/admin/customers?q=vella' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Vella/ })
    await expect(canvas.getByText(/^This list has accounts only;/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search the bookings' })).toHaveAttribute(
      'href',
      '/admin/bookings?id=vella&status=All',
    )
  },
}

export const FoundAmongOthersOnAPhone: ScreenStory = { ...FoundAmongOthers, globals: PHONE }

export const OneCustomer: ScreenStory = {
  parameters: { screen: { at: '/admin/customers/2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maria Vella' })).toBeVisible()
    // What cannot be undone looks like it, and is not the loudest of the page.
    const [deleting, disabling] = ['Delete account', 'Disable account'].map((name) =>
      getComputedStyle(canvas.getByRole('button', { name })),
    )
    await expect(deleting?.color).not.toBe(disabling?.color)
    await expect(deleting?.backgroundColor).toBe(disabling?.backgroundColor)
  },
}

/** The dialog begins with the customer, whose contact details are known. */
export const NewBookingForACustomer: ScreenStory = {
  ...OneCustomer,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'New booking' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByRole('combobox', { name: 'Customer' })).toHaveDisplayValue(/^Maria Vella/)
    await expect(dialog.queryByRole('textbox', { name: 'Phone' })).toBeNull()
  },
}

export const OneCustomerOnAPhone: ScreenStory = { ...OneCustomer, globals: PHONE }

/** All of an account, and none of others with the same name. */
export const ManyBookings: ScreenStory = {
  ...OneCustomer,
  beforeEach: respond('get', '/api/bookings/user/:id', {
    body: Array.from({ length: 12 }, (_, index) => buildBooking({ id: 40 - index, username: 'Maria Vella' })),
  }),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Bookings' }))
    await expect(await panel.findAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(panel.getByRole('button', { name: 'All bookings' }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(12)
    await expect(panel.getByRole('link', { name: 'Open in the list' })).toHaveAttribute(
      'href',
      '/admin/bookings?status=All&customer=2',
    )
    await expect(panel.getByText('12 of 12, newest first')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Newest only' })).toHaveFocus()
  },
}

export const DisabledCustomer: ScreenStory = {
  parameters: { screen: { at: '/admin/customers/5' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Disabled')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Delete the account of Noah Borg for good?',
      }),
    ).toBeVisible()
  },
}

/** Under the address of one customer nothing is shown, or can be done to, of the one before. */
export const OtherCustomerLoading: ScreenStory = {
  parameters: { screen: { at: '/admin/customers/5' } },
  beforeEach: respond('get', '/api/bookings/user/:id', { body: [buildBooking({ id: 40 })] }),
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    async function find(name: string) {
      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.type(await page.findByRole('combobox'), name)
      // A hit of the unfinished name would go before it is pressed.
      await waitFor(() => expect(page.queryByText('Searching…')).toBeNull())
      await userEvent.click(await page.findByRole('option', { name: new RegExp(`^${name}.*Customers`) }))
    }
    await expect(await canvas.findByRole('heading', { name: 'Noah Borg' })).toBeVisible()
    const bookings = () => within(canvas.getByRole('region', { name: 'Bookings' })).queryAllByRole('listitem')
    await waitFor(() => expect(bookings()).toHaveLength(1))

    respond('get', '/api/bookings/user/:id')(story)
    await find('Maria Vella')
    await expect(await canvas.findByRole('heading', { name: 'Maria Vella' })).toBeVisible()
    await expect(bookings()).toHaveLength(0)

    respond('get', '/api/customers/:id')(story)
    await find('Ġorġ Żammit')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Maria Vella' })).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull()
  },
}
