import { addDays, formatDateWithWeekday } from '@luzzu/domain'
import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { DAY, respondWithDay } from '../../booking/testing/day-fixture'
import { manifestOn, onPage, type Story } from '../../booking/testing/day-payments-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { CLOCK, passHours } from '../../booking/testing/story-clock'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Open forms',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

/** Types a note that is not saved yet. */
async function typeNote(story: Story, id: number, section: string) {
  const { userEvent } = story
  const rows = within(await (await manifestOn(story)).findByRole('region', { name: section }))
  await userEvent.click(rows.getByRole('button', { name: new RegExp(`^Details of booking ${id},`) }))
  await userEvent.click(rows.getByRole('button', { name: new RegExp(`^(Add|Edit) note .*${id}$`) }))
  const dialog = within(await onPage(story).findByRole('dialog', { name: `Note on booking ${id}` }))
  const note = dialog.getByLabelText('Note')
  await userEvent.clear(note)
  await userEvent.type(note, 'Has a dog.')
  return note
}

/** What was typed is discarded after a question only. */
async function discard(story: Story, note: HTMLElement) {
  const page = onPage(story)
  await expect(note).toHaveValue('Has a dog.')
  await expect(note).toBeVisible()
  await story.userEvent.keyboard('{Escape}')
  await story.userEvent.click(await page.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
}

const sectionOf = async (story: Story, name: string) =>
  within(await (await manifestOn(story)).findByRole('region', { name }))

/** The slot ends while a note about one of its boats is typed. */
export const SlotEnds: ScreenStory = {
  beforeEach: [...respondWithDay, CLOCK],
  play: async (story) => {
    const note = await typeNote(story, 25, 'Morning 08:00-12:00')
    await passHours(1.5, () => onPage(story).getByText('1 not checked in', { selector: 'a' }))
    await discard(story, note)
    const awaited = await sectionOf(story, 'Not back yet')
    const details = await awaited.findByRole('button', { name: 'Details of booking 25, Zoë Smith' })
    await waitFor(() => expect(details.closest('li')).toContainElement(document.activeElement as HTMLElement))
  },
}

/** Somebody else records that the boat is back. */
export const BoatReturns: ScreenStory = {
  beforeEach: respondWithDay,
  play: async (story) => {
    const note = await typeNote(story, 22, 'Not back yet')
    respond('get', '/api/manifests/:date', {
      body: DAY.map((booking) =>
        booking.id === 22 ? { ...booking, attendance: 'returned', etag: '"v2"' } : booking,
      ),
    })(story)
    document.dispatchEvent(new Event('visibilitychange'))
    await onPage(story).findByText('1 booking changed')
    await discard(story, note)
    await waitFor(async () =>
      expect((await manifestOn(story)).queryByRole('region', { name: 'Not back yet' })).toBeNull(),
    )
  },
}

/** Today is another day by then. */
export const MidnightPasses: ScreenStory = {
  beforeEach: [...respondWithDay, CLOCK],
  play: async (story) => {
    const note = await typeNote(story, 25, 'Morning 08:00-12:00')
    await passHours(14, () => onPage(story).getByText(/not checked in/, { selector: 'a' }))
    await discard(story, note)
    const tomorrow = formatDateWithWeekday(addDays(DAY_AT_ELEVEN, 1))
    await expect(await story.canvas.findByRole('heading', { name: tomorrow })).toBeVisible()
  },
}
