import type { Product } from '@luzzu/domain/contracts'
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
import { buildCustomer } from '../../booking/testing/build-customer'
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import type { Story } from '../../booking/testing/day-payments-fixture'
import { openNewBooking } from '../../booking/testing/open-new-booking'
import { routes } from '../../routes'

const CREATED = inSlot(1400, 1, { username: 'Maria Vella' })

export default {
  title: 'Screens/Admin/New booking',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

export const NewBooking: ScreenStory = {
  play: async (story) => {
    const { dialog } = await openNewBooking(story)
    const slot = await dialog.findByRole<HTMLInputElement>('radio', { checked: true })
    await expect(slot).toBeEnabled()
    // What is booked stands beside the button, however far the slots are scrolled.
    const [name = ''] = slot.closest('label')?.textContent?.match(/^\p{L}+/u) ?? []
    const choice = dialog.getByText(new RegExp(`^Painted Luzzu, .*${name} `))
    await expect(choice).toBeVisible()
    await waitFor(() => expect(choice).toHaveTextContent(/Total \$\d+\.\d\d$/))
    // Today is full.
    await expect(
      dialog.getByText(/^Full today\. First free day: [A-Z][a-z]{2}, [A-Z][a-z]+ \d+/),
    ).toBeVisible()
  },
}

/** Whoever calls may have forgotten that they have booked. */
export const BookedAlready: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/customers', { body: [buildCustomer()] }),
    respond('get', '/api/bookings', {
      body: [
        buildBooking({ id: 31, username: 'Maria Vella', phone: buildCustomer().phone, status: 'Confirmed' }),
        buildBooking({ id: 32, phone: buildCustomer().phone, status: 'Cancelled' }),
        buildBooking({ id: 33, phone: `${buildCustomer().phone}1` }),
      ],
    }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const { page, customer, dialog } = await openNewBooking(story)
    await userEvent.type(customer, 'maria')
    await userEvent.click(await page.findByRole('option', { name: /maria@example.com/ }))
    await expect(await dialog.findByText(/ is booked on that day: .*Confirmed \(#31\)\.$/)).toBeVisible()
    await expect(dialog.getAllByText(/ is booked on that day/)).toHaveLength(1)
  },
}

/** Who stands at the desk is checked in, or pays, at once. */
export const OpenedOnceCreated: ScreenStory = {
  beforeEach: [
    AT_ELEVEN,
    respond('post', '/api/bookings', { status: 201, body: CREATED }),
    respond('get', '/api/manifests/:date', { body: [CREATED] }),
  ],
  play: async (story) => {
    const { canvas, userEvent } = story
    const { page, customer, dialog } = await openNewBooking(story)
    await userEvent.type(customer, 'maria')
    await userEvent.click(await page.findByRole('option', { name: /Maria Vella/ }))
    await dialog.findByRole('radio', { checked: true })
    await userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    // By its text, because a search of the page by role may take as long as it is shown.
    await userEvent.click(await page.findByText('Open booking'))
    const details = await canvas.findByRole('button', { name: 'Details of booking 1400, Maria Vella' })
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'Check in' })).toBeVisible()
    // What is above the row is not left half below the topbar.
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** A date that staff have chosen stays; what is missing has the focus, and a free day is a press away. */
export const FullDay: ScreenStory = {
  play: async (story) => {
    const { userEvent } = story
    const { page, customer, dialog } = await openNewBooking(story)
    await userEvent.type(customer, 'maria')
    await userEvent.click(await page.findByRole('option', { name: /Maria Vella/ }))
    const date = dialog.getByLabelText<HTMLInputElement>('Date')
    const today = date.min
    await userEvent.clear(date)
    await userEvent.type(date, today)
    await expect(await dialog.findByText(/^Full on this day\./)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Product'), 'Tandem Kayak')
    await expect(await dialog.findByText(/^Full on this day\./)).toBeVisible()
    await expect(date).toHaveValue(today)
    await userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    await expect(await dialog.findByText('Couldn’t save. 2 fields need your attention.')).toBeVisible()
    const guests = dialog.getByLabelText(/^Guests/)
    await waitFor(() => expect(guests).toHaveFocus())
    await userEvent.type(guests, '2')
    await userEvent.click(dialog.getByRole('button', { name: /^Create booking/ }))
    const slots = dialog.getByRole('group', { name: 'Time slot' })
    await waitFor(() => expect(slots).toHaveFocus())
    await expect(slots).toHaveAccessibleDescription('Choose another day')
    await expect(dialog.getByText(/^Full on .*: choose another day$/)).toBeVisible()
    // Each of them would say the same.
    await expect(dialog.queryByRole('radio')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /^Show \d time slots$/ }))
    for (const slot of await dialog.findAllByRole('radio')) await expect(slot).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: /^First free day: / }))
    await expect(await dialog.findByRole('radio', { checked: true })).toBeEnabled()
    await expect(dialog.queryByText(/your attention/)).toBeNull()
  },
}

/** More guests than a craft takes are told before anything is sent. */
export const TooManyGuests: ScreenStory = {
  play: async (story) => {
    const { dialog } = await openNewBooking(story)
    const guests = await dialog.findByLabelText(/^Guests/)
    // Before the slots, which cost what they do for as many.
    const slots = await dialog.findByRole('group', { name: /^Time slot/ })
    await expect(guests.compareDocumentPosition(slots)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await waitFor(() => expect(guests).toHaveAccessibleDescription(/^Up to \d+\.$/))
    await story.userEvent.type(guests, '99')
    await expect(guests).toHaveAccessibleDescription(/^A boat takes up to \d+ guests: make \d+ bookings\.$/)
    await expect(guests).toBeInvalid()
  },
}

/** A place for one needs no number of guests to say what it costs, and to agree to that. */
export const PlaceForOne: ScreenStory = {
  beforeEach: [
    () => performance.clearResourceTimings(),
    respond('get', '/api/products/:id/quote', { body: { total_price: 45, lines: [], currency: 'USD' } }),
    async (story) => {
      const [product] = (await (await fetch('/api/products')).json()) as Product[]
      const forOne = { ...product, max_persons: 1, charge: 'per_person', price: 45 }
      respond('get', '/api/products', { body: [forOne] })(story)
      respond('get', '/api/products/:id', {
        body: { ...forOne, pricing: { charge: 'per_person', slot_prices: [], rules: [] }, addons: [] },
      })(story)
    },
  ],
  play: async (story) => {
    const page = await searchCustomer(story, 'maria')
    await story.userEvent.click(await page.findByRole('option', { name: /Maria Vella/ }))
    const dialog = within(page.getByRole('dialog'))
    await expect(await dialog.findByText('$45.00')).toBeVisible()
    const quotes = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/quote?'))
    await expect(quotes.map(({ name }) => new URL(name).searchParams.get('guests'))).toEqual(['1'])
  },
}

export const FullDayOnAPhone: ScreenStory = { ...FullDay, globals: PHONE }

/** Optional add-ons count in the total; what the price includes is no choice. */
export const NewBookingWithAddons: ScreenStory = {
  play: async (story) => {
    await NewBooking.play?.(story)
    const dialog = within(within(story.canvasElement.ownerDocument.body).getByRole('dialog'))
    const addons = within(await dialog.findByRole('group', { name: 'Optional add-ons' }))
    await story.userEvent.click(addons.getByRole('checkbox', { name: /^Maltese lunch on board/ }))
    await expect(addons.getByRole('checkbox', { name: /^Snorkel set/ })).not.toBeChecked()
    await expect(await dialog.findByText('$165.00')).toBeVisible()
    await expect(dialog.queryByText('Skipper')).toBeNull()
  },
}

export const NewBookingWithAddonsOnAPhone: ScreenStory = { ...NewBookingWithAddons, globals: PHONE }

export const NewBookingOnAPhone: ScreenStory = { ...NewBooking, globals: PHONE }

const CALLER = buildCustomer({
  id_user_pk: 8,
  username: 'Chiara Nakamura',
  mail: 'chiara@example.com',
  phone: '+35679001182',
})

/** Types a name into the new booking. */
async function searchCustomer(story: Story, name: string) {
  const { page, customer } = await openNewBooking(story)
  await story.userEvent.type(customer, name)
  return page
}

/** A caller is told from others of the same name by the phone; whoever is somebody else is added without scrolling. */
export const FoundCustomers: ScreenStory = {
  globals: PHONE,
  play: async (story) => {
    const page = await searchCustomer(story, 'maria')
    const added = await page.findByRole('option', { name: /^New customer/ })
    const list = page.getByRole('listbox')
    await waitFor(() =>
      expect(added.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    )
    await expect(await page.findByRole('option', { name: /^Maria Vella · \+\d+ · .+@/ })).toBeVisible()
  },
}

/** All of one name are listed; that there are more than are in sight is said where it stays in sight. */
export const ManyFoundCustomers: ScreenStory = {
  globals: PHONE,
  beforeEach: respond('get', '/api/customers', {
    body: Array.from({ length: 7 }, (_, at) => ({ ...CALLER, id_user_pk: at, username: `Maria ${at}` })),
  }),
  play: async (story) => {
    const page = await searchCustomer(story, 'maria')
    await expect(await page.findByRole('option', { name: /^Maria 6/ })).toBeInTheDocument()
    const added = page.getByRole('option', { name: /^New customer “maria”.*none of the 7 above/ })
    const list = page.getByRole('listbox')
    await waitFor(() =>
      expect(added.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    )
  },
}

/** A caller who says another name, or a partner’s, is known by the phone. */
export const KnownPhone: ScreenStory = {
  beforeEach: respond('get', '/api/customers', { body: [CALLER] }),
  play: async (story) => {
    const page = await searchCustomer(story, 'Kiara')
    await story.userEvent.click(await page.findByRole('option', { name: 'New customer “Kiara”' }))
    const phone = await page.findByLabelText('Phone')
    // The focus comes to it by itself; later it would come to what is empty by then.
    await waitFor(() => expect(phone).toHaveFocus())
    await story.userEvent.type(phone, '7900 1182')
    await expect(await page.findByText('This number is Chiara Nakamura’s.')).toBeVisible()
    await story.userEvent.click(page.getByRole('button', { name: 'Use Chiara Nakamura' }))
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(
      `${CALLER.username} · ${CALLER.phone} · ${CALLER.mail}`,
    )
    await expect(page.queryByLabelText('Phone')).toBeNull()
  },
}

export const SearchingCustomers: ScreenStory = {
  beforeEach: respond('get', '/api/customers'),
  play: async (story) => {
    const page = await searchCustomer(story, 'maria')
    await expect(await page.findByRole('option', { name: 'Searching…' })).toBeVisible()
  },
}

/** Who is not found can be added. */
export const NoCustomerFound: ScreenStory = {
  beforeEach: respond('get', '/api/customers', { body: [] }),
  play: async (story) => {
    const page = await searchCustomer(story, 'Zoe Camilleri')
    await story.userEvent.click(await page.findByRole('option', { name: 'New customer “Zoe Camilleri”' }))
    await expect(await page.findByLabelText('Name')).toHaveValue('Zoe Camilleri')
  },
}

/** Who clicks on before choosing goes on with somebody new. */
export const NameKeptOnAClickElsewhere: ScreenStory = {
  play: async (story) => {
    const page = await searchCustomer(story, 'Karmenu Spiteri 7912 3456')
    await story.userEvent.click(page.getByLabelText('Date'))
    await expect(await page.findByLabelText('Name')).toHaveValue('Karmenu Spiteri')
    await expect(page.getByLabelText('Phone')).toHaveValue('7912 3456')
    await expect(page.getByLabelText('Date')).toHaveFocus()
  },
}

export const CustomerSearchFailed: ScreenStory = {
  beforeEach: respond('get', '/api/customers', refusal(400, 'story')),
  play: async (story) => {
    const page = await searchCustomer(story, 'maria')
    await expect(await page.findByRole('option', { name: 'Couldn’t search the customers.' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('maria')
  },
}
