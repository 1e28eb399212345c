import { addDays, dateIn, type Instant } from '@luzzu/domain'
import type { DamageDeposit } from '@luzzu/domain/contracts'
import { expect, PHONE, respond, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { aBooking } from '../../platform/testing/a-booking'
import { anOrder, aPaidSite } from '../../platform/testing/an-order'
import { keepOrder } from '../../platform/testing/keep-order'
import { routes } from '../../routes'
import { DEPOSIT_OUTCOMES, type PaymentState } from './manage.copy'

export default {
  title: 'Screens/Public site/Manage/Damage deposit',
  parameters: { screen: { routes, at: '/manage?deposit=cs_test_9', as: 'customer' } },
} satisfies ScreenMeta

const DAY = addDays(dateIn('Europe/Malta', new Date()), 1)
const MINE = { id: 512, userId: 2 }

const DEPOSIT: DamageDeposit = {
  id: 9,
  booking_id: 1,
  method: 'card',
  amount: 200,
  status: 'open',
  captured: 0,
  url: 'https://checkout.stripe.com/c/pay/cs_test_9',
  authorized_at: null,
  lapses_at: null,
  reason: null,
  created_at: '2026-07-10T05:51:00Z' as Instant,
}

const ordered = (deposit: Partial<DamageDeposit>) => [
  respond('get', '/api/site', { body: aPaidSite() }),
  respond('get', '/api/orders/:id', {
    body: anOrder({
      status: 'placed',
      expires_at: null,
      expires_in: null,
      bookings: [aBooking({ booking_date: `${DAY} 00:00:00`, status: 'Confirmed', order_id: 512 })],
      due_now: 0,
      paid: 120,
      balance_due: 0,
      damage_deposits: [{ ...DEPOSIT, ...deposit }],
    }),
  }),
]

/** A deposit that staff ask for is left from here, too. */
export const ToLeave: ScreenStory = {
  parameters: { screen: { at: '/manage', as: 'customer' } },
  beforeEach: [...ordered({}), keepOrder({ managed: MINE })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Leave it by card' })).toHaveAttribute(
      'href',
      DEPOSIT.url ?? '',
    )
  },
}

/** Back from the page of a damage deposit. */
const leftDeposit = (status: PaymentState, deposit: Partial<DamageDeposit>): ScreenStory => ({
  beforeEach: [
    ...ordered(deposit),
    respond('get', '/api/payment-status', { body: { status } }),
    keepOrder({ managed: MINE }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: DEPOSIT_OUTCOMES[status].title })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Painted Luzzu' })).toBeVisible()
  },
})

export const Held = leftDeposit('authorized', { status: 'held', url: null })
export const HeldOnAPhone: ScreenStory = { ...Held, globals: PHONE }
export const NotLeft = leftDeposit('open', {})

/** On a phone that knows nothing of the order. */
export const HeldElsewhere: ScreenStory = {
  parameters: { screen: { as: 'visitor' } },
  beforeEach: [
    respond('get', '/api/site', { body: aPaidSite() }),
    respond('get', '/api/payment-status', { body: { status: 'authorized' } }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: DEPOSIT_OUTCOMES.authorized.title }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find your booking' })).toBeVisible()
  },
}

/** "Back" on the page of Stripe. */
export const LeftUnpaid: ScreenStory = {
  ...leftDeposit('open', {}),
  parameters: { screen: { at: '/manage?deposit=unpaid', as: 'customer' } },
}
