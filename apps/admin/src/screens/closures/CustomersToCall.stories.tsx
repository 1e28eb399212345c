import type { Instant } from '@luzzu/domain'
import type { BookingCall } from '@luzzu/domain/contracts'
import {
  expect,
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

const ANNA = { at: '2026-06-17T12:05:00.000Z' as Instant, by: 'Anna Micallef' }
const BERNARD = { at: '2026-06-16T12:05:00.000Z' as Instant, by: 'Bernard Zahra' }

/** Karl and Zoe, as they were called. */
const closureWith = (...calls: (BookingCall | null)[]) =>
  respond('get', '/api/closures/:id', {
    body: {
      ...buildClosure(),
      to_call: ['Karl Borg', 'Zoe Vella'].map((name, at) => ({
        name,
        phone: `+3567900000${at}`,
        booking: buildManifestEntry({ id: at + 1, guests: 4, called: calls[at] ?? null }),
      })),
    },
  })

export default {
  title: 'Screens/Admin/Closures/Customers to call',
  parameters: { screen: { routes, under: 'admin', at: '/admin/closures', as: 'staff' } },
} satisfies ScreenMeta

const closed = () => [respond('get', '/api/closures', { body: [buildClosure()] }), closureWith()]

type Story = Parameters<NonNullable<ScreenStory['play']>>[0]

async function openCalls({ canvas, canvasElement, userEvent }: Story) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Customers to call after the closure/ }))
  const page = within(canvasElement.ownerDocument.body)
  const dialog = within(await page.findByRole('dialog', { name: 'Customers to call' }))
  const karl = await dialog.findByRole('checkbox', { name: /^Called\s+Karl Borg$/ })
  return { page, dialog, karl }
}

/** Whom to call stays at the closure, and who was called. */
export const CustomersToCall: ScreenStory = {
  beforeEach: closed(),
  play: async (story) => {
    const { userEvent } = story
    const { dialog, karl } = await openCalls(story)
    await expect(dialog.getByRole('link', { name: '+35679000000' })).toBeVisible()
    await expect(
      dialog.getAllByText(/^Traditional Luzzu, .*, Morning 08:00-12:00, 4 guests$/)[0],
    ).toBeVisible()
    await expect(dialog.getByText('0 of 2 called')).toBeVisible()
    closureWith(ANNA)(story)
    await userEvent.click(karl)
    // The list that is fetched as the dialog opens may come between.
    await waitFor(() => {
      expect(karl).toBeChecked()
      expect(dialog.getByText(/^Called by Anna Micallef, \d\d:\d\d$/)).toBeVisible()
      expect(dialog.getByText('1 of 2 called')).toBeVisible()
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    const again = await openCalls(story)
    await waitFor(() => expect(again.karl).toBeChecked())
  },
}

/** Nobody calls whom somebody else has called: the list is fetched as it opens. */
export const CalledByAnother: ScreenStory = {
  beforeEach: closed(),
  play: async (story) => {
    await story.canvas.findByRole('button', { name: /^Customers to call after the closure/ })
    closureWith(BERNARD)(story)
    const { dialog, karl } = await openCalls(story)
    await waitFor(() => expect(karl).toBeChecked())
    await expect(dialog.getByText(/^Called by Bernard Zahra, /)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /Zoe Vella$/ })).not.toBeChecked()
  },
}

/** What could not be saved is not shown. */
export const NotSaved: ScreenStory = {
  beforeEach: [
    ...closed(),
    respond('put', '/api/bookings/:id/called', refusal(409, 'invalid-state', { message: 'Restored.' })),
  ],
  play: async (story) => {
    const { page, karl, dialog } = await openCalls(story)
    await story.userEvent.click(karl)
    await page.findByText('Couldn’t save that Karl Borg was called. Restored.')
    // The store tells of it with the next frame.
    await waitFor(() => expect(karl).not.toBeChecked())
    await expect(dialog.queryByText(/^Called by/)).toBeNull()
  },
}
