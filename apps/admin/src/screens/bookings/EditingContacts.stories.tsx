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
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import { routes } from '../../routes'

const MISHEARD = buildBooking({
  id: 1295,
  username: 'Carl Bork',
  id_user_fk: null,
  source: 'staff',
  phone: '+35679112234',
  contact: { name: 'Carl Bork', phone: '+35679112234', mail: null },
})
const RIGHT = {
  ...MISHEARD,
  username: 'Karl Borg',
  phone: '+35679112233',
  contact: { name: 'Karl Borg', phone: '+35679112233', mail: null },
  etag: '"v2"',
}

export default {
  title: 'Screens/Admin/Bookings/Editing contacts',
  parameters: { screen: { routes, under: 'admin', at: '/admin/bookings?status=All', as: 'staff' } },
} satisfies ScreenMeta

const SHOWN = respond('get', '/api/bookings', { body: [MISHEARD] })

type Context = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openContact({ canvas, canvasElement, userEvent }: Context) {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await canvas.findByRole('button', { name: 'Carl Bork' }))
  await userEvent.click(await page.findByRole('button', { name: /^Edit contact/ }))
  const dialog = within(await page.findByRole('dialog', { name: 'Contact of booking 1295' }))
  const type = async (label: string | RegExp, text: string) => {
    const field = dialog.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
    return field
  }
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save contact' }))
  return { page, dialog, type, save }
}

/** A misheard name and number are put right; details and list show them at once. */
export const Corrected: ScreenStory = {
  beforeEach: [SHOWN, respond('put', '/api/bookings/:id/contact', { body: RIGHT })],
  play: async (story) => {
    const { page, type, save } = await openContact(story)
    await type('Name', 'Karl Borg')
    await type('Phone', '7911 2233')
    respond('get', '/api/bookings', { body: [RIGHT] })(story)
    await save()
    await expect(await page.findByText('Contact of booking 1295 saved.')).toBeVisible()
    const details = within(await page.findByRole('dialog', { name: 'Booking 1295' }))
    await expect(await details.findByText('Karl Borg')).toBeVisible()
    await waitFor(() => expect(page.queryByText('Carl Bork')).toBeNull())
  },
}

export const CorrectedOnAPhone: ScreenStory = { ...Corrected, globals: PHONE }

const { id, username, contact } = MISHEARD
const TODAY = inSlot(id, 1, { username, contact: contact ?? null, id_user_fk: null, source: 'staff' })

/** On the quay, in the list of the day. */
export const OnItsDay: ScreenStory = {
  parameters: { screen: { at: '/admin/today' } },
  globals: PHONE,
  beforeEach: [
    AT_ELEVEN,
    respond('get', '/api/closures', { body: [] }),
    respond('get', '/api/manifests/:date', { body: [TODAY] }),
    respond('put', '/api/bookings/:id/contact', { body: RIGHT }),
  ],
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^Details of booking 1295/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit contact of booking 1295' }))
    const name = page.getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Karl Borg')
    respond('get', '/api/manifests/:date', { body: [{ ...TODAY, username: RIGHT.username }] })(story)
    await userEvent.click(page.getByRole('button', { name: 'Save contact' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect((await canvas.findAllByText('Karl Borg'))[0]).toBeVisible()
  },
}

/** What is wrong is told at its field, and nothing is sent. */
export const WrongFields: ScreenStory = {
  beforeEach: [SHOWN, respond('put', '/api/bookings/:id/contact')],
  play: async (story) => {
    const { type, save } = await openContact(story)
    const name = await type('Name', ' ')
    const phone = await type('Phone', '12')
    const mail = await type(/^Email/, 'karl')
    // Until the rules for phone numbers have come, any is right.
    await waitFor(async () => {
      await save()
      await expect(phone).toBeInvalid()
    })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/^Name is required/)
    for (const field of [name, phone, mail]) await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveValue('12')
  },
}

/** Somebody else was faster: what was typed stays, and what it would replace is said. */
export const ChangedElsewhere: ScreenStory = {
  beforeEach: [
    SHOWN,
    respond(
      'put',
      '/api/bookings/:id/contact',
      refusal(412, 'precondition-failed', { message: 'This entry was changed by someone else.' }),
    ),
  ],
  play: async (story) => {
    const { dialog, type, save } = await openContact(story)
    const name = await type('Name', 'Karl Bork')
    respond('get', '/api/bookings/:id', { body: RIGHT })(story)
    await save()
    await expect(await dialog.findByText(/changed by someone else/)).toBeVisible()
    await expect(await dialog.findByText(/^It is now Karl Borg, \+356\s7911\s2233\./)).toBeVisible()
    await expect(name).toHaveValue('Karl Bork')
  },
}

/** Accounts have their own contact. */
export const OfAnAccount: ScreenStory = {
  beforeEach: respond('get', '/api/bookings', { body: [buildBooking({ id: 1296, source: 'staff' })] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Chiara Ricci' }))
    await page.findByRole('dialog', { name: 'Booking 1296' })
    await expect(page.queryByRole('button', { name: /^Edit contact/ })).toBeNull()
  },
}
