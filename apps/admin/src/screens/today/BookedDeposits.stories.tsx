import type { BookedDeposit, ManifestEntry } from '@luzzu/domain/contracts'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory, waitFor, within } from '@luzzu/ui/screens'
import { DESK, inMorning, manifestOn, onPage, openPayments } from '../../booking/testing/day-payments-fixture'
import { buildDeposit, buildDocument, buildOrder } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Booked deposits',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const DUE = { due: 200, open: 0, held: 0 }
const HELD = { due: 0, open: 0, held: 200 }

const withDeposit = (
  id: number,
  username: string,
  damage_deposit: BookedDeposit,
  fields: Partial<ManifestEntry> = {},
) => inMorning(id, username, { ...fields, damage_deposit })

const dayOf = (...bookings: ManifestEntry[]) => respond('get', '/api/manifests/:date', { body: bookings })

const DAY = [
  ...DESK,
  dayOf(
    withDeposit(24, 'Ġorġ Żammit', DUE),
    withDeposit(25, 'Maria Vella', HELD, { attendance: 'checked_in', note: 'Child seat, please' }),
    withDeposit(26, 'Wilhelmina von Hohenstein-Kaltenbach', HELD, { attendance: 'returned' }),
    withDeposit(27, 'Aoife Camilleri', { due: 0, open: 1250.5, held: 0 }),
    withDeposit(28, 'Luca Borg', DUE, { attendance: 'no_show' }),
    withDeposit(29, 'Zoë Smith', DUE, { status: 'Pending' }),
  ),
]

/** What is to be taken, and what is held, on the line. */
export const DepositsOfTheDay: ScreenStory = {
  beforeEach: DAY,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const names = [
      'Deposit €200 from Ġorġ Żammit, take damage deposit',
      'Deposit held €200 from Maria Vella, show damage deposit',
      'Deposit held €200 from Wilhelmina von Hohenstein-Kaltenbach, give back damage deposit',
      'Deposit €1,250.50 not left by Aoife Camilleri yet, show damage deposit',
    ]
    for (const name of names) await expect(await manifest.findByRole('button', { name })).toBeVisible()
    await expect(manifest.getAllByRole('button', { name: /damage deposit/i })).toHaveLength(names.length)
  },
}

export const DepositsOfTheDayOnAPhone: ScreenStory = { ...DepositsOfTheDay, globals: PHONE }

/** Taken in two presses; the line says so, and keeps the focus. */
export const TakenOnTheLine: ScreenStory = {
  beforeEach: [
    ...DAY,
    respond('post', '/api/bookings/:id/damage-deposit', { status: 201, body: buildDeposit() }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const manifest = await manifestOn(story)
    await userEvent.click(await manifest.findByRole('button', { name: /take damage deposit$/ }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }))
    const send = await dialog.findByRole('button', { name: 'Take €200.00 in cash' })
    dayOf(withDeposit(24, 'Ġorġ Żammit', HELD))(story)
    await userEvent.click(send)
    const chip = await manifest.findByRole('button', {
      name: 'Deposit held €200 from Ġorġ Żammit, show damage deposit',
    })
    await waitFor(() => expect(chip).toHaveFocus())
  },
}

/** Guests who are back lead to giving it back. */
export const GivenBackFromTheLine: ScreenStory = {
  beforeEach: [
    ...DAY,
    respond('get', '/api/orders/:id', {
      body: buildOrder({ damage_deposits: [buildDeposit({ booking_id: 26 })] }),
    }),
    respond('post', '/api/damage-deposits/:id/release', { body: buildDeposit({ status: 'released' }) }),
  ],
  play: async (story) => {
    const manifest = await manifestOn(story)
    await story.userEvent.click(await manifest.findByRole('button', { name: /give back damage deposit$/ }))
    const payments = within(await onPage(story).findByRole('dialog', { name: /^Payments of booking 26/ }))
    const giveBack = await payments.findByRole('button', { name: 'Give back the damage deposit of €200.00' })
    await story.userEvent.click(giveBack)
    const name = 'Give back the damage deposit of €200.00?'
    const question = within(await onPage(story).findByRole('dialog', { name }))
    await story.userEvent.click(question.getByRole('button', { name: 'Give back' }))
    await expect(await onPage(story).findByText(/^Give €200\.00 back to /)).toBeVisible()
  },
}

/** Its line says what became of all of it, and its receipt what it is for. */
export const PartKept: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('get', '/api/orders/:id', {
      body: buildOrder({
        documents: [buildDocument({ is_damage: true })],
        damage_deposits: [buildDeposit({ status: 'captured', captured: 60, reason: 'A lost paddle' })],
      }),
    }),
  ],
  play: async (story) => {
    const payments = await openPayments(story)
    await expect(await payments.findByText('€60.00 kept, €140.00 given back')).toBeVisible()
    await expect(payments.getByText(/Receipt, damage deposit, €60\.00/)).toBeVisible()
  },
}

export const PartKeptOnAPhone: ScreenStory = { ...PartKept, globals: PHONE }
