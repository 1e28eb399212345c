import { addDays, dateIn } from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { expect, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { SITE_WITH_DESK } from '../../booking/testing/payments-fixture'
import { CLOCK, passHours } from '../../booking/testing/story-clock'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Cash-up at midnight',
  parameters: { screen: { routes, under: 'admin', at: '/admin/cash-up', as: 'staff' } },
} satisfies ScreenMeta

const DAY = dateIn(SITE_WITH_DESK.time_zone, new Date())
const TOMORROW = addDays(DAY, 1)

const OPEN: CashUpRecord = {
  date: DAY,
  expected: { cash: 485, terminal: 615.5, bank: 0 },
  counted: null,
  difference: null,
  note: null,
  closed_at: null,
  closed_by: null,
}
const DESK = [
  respond('get', '/api/site', { body: SITE_WITH_DESK }),
  respond('get', '/api/cash-ups/:date', { body: OPEN }),
]

const AFTER_MIDNIGHT = 14

/** What is counted belongs to the day on which that began. */
export const CountingAtMidnight: ScreenStory = {
  beforeEach: [...DESK, CLOCK],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Counted, cash' }), '480')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Counted, card terminal' }), '615.50')
    await passHours(AFTER_MIDNIGHT, () =>
      expect(canvas.getByRole('button', { name: 'Today' })).not.toHaveAttribute('aria-current'),
    )
    await expect(canvas.getByLabelText('Day')).toHaveValue(DAY)
    await expect(canvas.getByRole('spinbutton', { name: 'Counted, cash' })).toHaveValue(480)
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }))
    const dialog = await within(document.body).findByRole('dialog')
    await expect(dialog).toHaveAccessibleName(/November 11/)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(canvas.getByLabelText('Day')).toHaveValue(TOMORROW))
  },
}

/** A page that is left open shows the new day in the morning. */
export const NothingCountedAtMidnight: ScreenStory = {
  beforeEach: [...DESK, CLOCK],
  play: async ({ canvas }) => {
    await canvas.findByRole('spinbutton', { name: 'Counted, cash' })
    await passHours(AFTER_MIDNIGHT, () => expect(canvas.getByLabelText('Day')).toHaveValue(TOMORROW))
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-current', 'date')
  },
}

/** Who comes back to today from another day sees the new day in the morning, too. */
export const BackToTodayBeforeMidnight: ScreenStory = {
  beforeEach: [...DESK, CLOCK],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous day' }))
    await waitFor(() => expect(canvas.getByLabelText('Day')).toHaveValue(addDays(DAY, -1)))
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(canvas.getByLabelText('Day')).toHaveValue(DAY))
    await passHours(AFTER_MIDNIGHT, () => expect(canvas.getByLabelText('Day')).toHaveValue(TOMORROW))
  },
}
