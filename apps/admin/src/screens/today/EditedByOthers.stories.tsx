import { expect, respond, type ScreenMeta, type ScreenStory, spyOn, waitFor, within } from '@luzzu/ui/screens'
import { AT_ELEVEN, inSlot } from '../../booking/testing/day-fixture'
import { routes } from '../../routes'

const CONTACT = { name: 'Carl Bork', phone: '+35679112234', mail: null }
/** Made by phone for one guest, each of whom costs 35; a kayak takes two. */
const SEEN = inSlot(1, 3, {
  username: CONTACT.name,
  id_user_fk: null,
  source: 'staff',
  contact: CONTACT,
  product_name: 'Tandem Kayak',
  id_product_fk: 4,
  phone: CONTACT.phone,
  mail: '',
  guests: 1,
  total_price: 35,
})

export default {
  title: 'Screens/Admin/Today/Edited by others',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const SHOWN = [
  AT_ELEVEN,
  respond('get', '/api/closures', { body: [] }),
  respond('get', '/api/manifests/:date', { body: [SEEN] }),
]

type Context = Parameters<NonNullable<ScreenStory['play']>>[0]

/** Opens the line of the booking, before somebody else changes it. */
async function openDetails({ canvas, canvasElement, userEvent }: Context) {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await canvas.findByRole('button', { name: /^Details of booking 1,/ }))
  return page
}

/** Somebody else changes the booking, and the screen is refreshed below the form that is open. */
async function changeElsewhere(story: Context, change: Partial<typeof SEEN>) {
  const latest = { ...SEEN, ...change, etag: '"v2"' }
  const sent: object[] = []
  const { fetch } = globalThis
  spyOn(globalThis, 'fetch').mockImplementation(async (request, options) => {
    if (!(request instanceof Request) || request.method === 'GET') return fetch(request, options)
    const ifMatch = request.headers.get('If-Match')
    if (ifMatch !== null && ifMatch !== latest.etag) {
      const message = 'This entry was changed by someone else.'
      return Response.json({ type: '/problems/precondition-failed', status: 412, message }, { status: 412 })
    }
    sent.push(await request.json())
    return Response.json(latest, { headers: { etag: '"v3"' } })
  })
  respond('get', '/api/manifests/:date', { body: [latest] })(story)
  respond('get', '/api/bookings/:id', { body: latest })(story)
  document.dispatchEvent(new Event('visibilitychange'))
  return sent
}

/** The note of somebody else is shown before it is replaced. */
export const Note: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    const page = await openDetails(story)
    await story.userEvent.click(page.getByRole('button', { name: 'Add note to booking 1' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Note on booking 1' }))
    const sent = await changeElsewhere(story, { note: 'Bring the ramp.' })
    await page.findByText('1 booking changed')
    const note = dialog.getByLabelText('Note')
    await story.userEvent.type(note, 'Has a dog.')
    const save = dialog.getByRole('button', { name: 'Save note' })
    await story.userEvent.click(save)
    await expect(await dialog.findByText(/^It is now “Bring the ramp\.”/)).toBeVisible()
    await expect(dialog.getByText(/changed by someone else/)).toBeVisible()
    await expect(note).toHaveValue('Has a dog.')
    await expect(sent).toEqual([])
    await story.userEvent.click(save)
    await waitFor(() => expect(sent).toEqual([{ note: 'Has a dog.' }]))
  },
}

/** What somebody else changed of the booking besides is none of the note’s business. */
export const NoteOfAChangedBooking: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    const page = await openDetails(story)
    await story.userEvent.click(page.getByRole('button', { name: 'Add note to booking 1' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Note on booking 1' }))
    const sent = await changeElsewhere(story, { attendance: 'checked_in' })
    await story.userEvent.type(dialog.getByLabelText('Note'), 'Has a dog.')
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save note' }))
    await page.findByText('Note on booking 1 saved.')
    await expect(sent).toEqual([{ note: 'Has a dog.' }])
  },
}

/** A number that somebody else has corrected is not put back with the name. */
export const ContactOfABooking: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    const page = await openDetails(story)
    await story.userEvent.click(page.getByRole('button', { name: /^Edit contact/ }))
    const dialog = within(await page.findByRole('dialog', { name: 'Contact of booking 1' }))
    const sent = await changeElsewhere(story, {
      phone: '+35679112233',
      contact: { ...CONTACT, phone: '+35679112233' },
    })
    await page.findByText('1 booking changed')
    const name = dialog.getByLabelText('Name')
    await story.userEvent.clear(name)
    await story.userEvent.type(name, 'Karl Borg')
    const save = dialog.getByRole('button', { name: 'Save contact' })
    await story.userEvent.click(save)
    await expect(await dialog.findByText(/^It is now Carl Bork, \+356\s7911\s2233\./)).toBeVisible()
    await expect(name).toHaveValue('Karl Borg')
    await expect(sent).toEqual([])
    await story.userEvent.click(save)
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Karl Borg' }]))
  },
}

/** Somebody gave the booking an account meanwhile: the form is not taken away with what was typed. */
export const ContactOfAnAccount: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: CONTACT.name }))
    await userEvent.click(await page.findByRole('button', { name: /^Edit contact/ }))
    const dialog = within(await page.findByRole('dialog', { name: 'Contact of booking 1' }))
    const name = dialog.getByLabelText('Name')
    await userEvent.type(name, ' Jr')
    await changeElsewhere(story, { id_user_fk: 3, contact: null })
    await page.findByText('1 booking changed')
    await expect(name).toBeVisible()
    await expect(name).toHaveValue('Carl Bork Jr')
  },
}

async function openMove(story: Context) {
  const page = await openDetails(story)
  await story.userEvent.click(page.getByRole('button', { name: /^Move booking 1,/ }))
  const dialog = within(await page.findByRole('dialog', { name: 'Move booking 1' }))
  await dialog.findByText('Up to 2.')
  return { dialog, guests: dialog.getByLabelText('Guests') }
}

/** Guests that somebody else has changed stay when the booking is moved. */
export const GuestsOfAMove: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    const { dialog, guests } = await openMove(story)
    await changeElsewhere(story, { guests: 2, total_price: 70 })
    await waitFor(() => expect(guests).toHaveValue(2))
    await expect(dialog.getByRole('button', { name: 'Move booking' })).toHaveAccessibleDescription(
      'Choose another date, time slot or number of guests.',
    )
  },
}

/** Other guests do not replace those of somebody else unseen. */
export const GuestsOfBoth: ScreenStory = {
  beforeEach: SHOWN,
  play: async (story) => {
    const { dialog, guests } = await openMove(story)
    await story.userEvent.clear(guests)
    await story.userEvent.type(guests, '2')
    const sent = await changeElsewhere(story, { guests: null })
    await dialog.findByText(/The total changes/)
    const save = await dialog.findByRole('button', { name: /^Move for/ })
    await waitFor(() => expect(story.canvas.queryByText('1 guest')).toBeNull())
    await story.userEvent.click(save)
    await expect(await dialog.findByText(/changed by someone else/)).toBeVisible()
    await expect(sent).toEqual([])
    await story.userEvent.click(save)
    await waitFor(() => expect(sent).toMatchObject([{ guests: 2 }]))
  },
}
