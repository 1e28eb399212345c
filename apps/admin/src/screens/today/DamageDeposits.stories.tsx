import { AMOUNT_MESSAGE, type Instant } from '@luzzu/domain'
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
import { DESK, onPage, openPayments, PAID } from '../../booking/testing/day-payments-fixture'
import { ONLINE, ORDER, QR } from '../../booking/testing/online-payments-fixture'
import { buildDeposit, buildOrder } from '../../booking/testing/payments-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Damage deposits',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

export const TakingADamageDeposit: ScreenStory = {
  beforeEach: DESK,
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(await payments.findByRole('button', { name: 'Take deposit' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }))
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(200))
    await expect(dialog.getByRole('button', { name: 'Take €200.00 in cash' })).toBeVisible()
  },
}

const sold = { booking_id: 24, refund_tiers: [], damage_deposit: 150 }
const AGREED = { refund_tiers: [], text: '', accepted_at: null, bookings: [sold] }

/** The product asks for another sum by now. */
export const TakingTheAgreedDeposit: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: buildOrder({ policy: AGREED }) })],
  play: async (story) => {
    const payments = await openPayments(story)
    await expect(await payments.findByText(/€150\.00/)).toBeVisible()
    await story.userEvent.click(payments.getByRole('button', { name: 'Take deposit' }))
    await expect(await onPage(story).findByRole('button', { name: 'Take €150.00 in cash' })).toBeVisible()
  },
}

/** The button is gone with the deposit; the focus stays in the dialog. */
export const DepositTaken: ScreenStory = {
  beforeEach: [
    ...DESK,
    respond('post', '/api/bookings/:id/damage-deposit', { status: 201, body: buildDeposit() }),
  ],
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(await payments.findByRole('button', { name: 'Take deposit' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }))
    const send = await dialog.findByRole('button', { name: 'Take €200.00 in cash' })
    respond('get', '/api/orders/:id', { body: buildOrder({ damage_deposits: [buildDeposit()] }) })(story)
    await story.userEvent.click(send)
    await expect(await payments.findByText('Held')).toBeVisible()
    await waitFor(() => expect(payments.getByRole('region', { name: 'Damage deposit' })).toHaveFocus())
  },
}

export const KeepingAPartOfADeposit: ScreenStory = {
  beforeEach: [...DESK, respond('get', '/api/orders/:id', { body: PAID })],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(await payments.findByRole('button', { name: 'Keep a part' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Keep a part of €200.00' }))
    const amount = dialog.getByRole('spinbutton', { name: 'Amount to keep' })
    await expect(dialog.getByRole('button', { name: 'Keep a part' })).toHaveAccessibleDescription(
      AMOUNT_MESSAGE,
    )
    await userEvent.type(amount, '201')
    await expect(dialog.getByRole('button', { name: 'Keep a part' })).toHaveAccessibleDescription(
      'The deposit is €200.00',
    )
    await userEvent.clear(amount)
    await userEvent.type(amount, '50')
    await expect(dialog.getByRole('button', { name: 'Keep €50.00, give back €150.00' })).toBeVisible()
  },
}

const OPEN_DEPOSIT = buildDeposit({
  method: 'card',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a2',
})
const HELD_DEPOSIT = buildDeposit({
  method: 'card',
  authorized_at: `${DAY_AT_ELEVEN}T08:20:00.000Z` as Instant,
  lapses_at: '2026-07-17T08:20:00.000Z' as Instant,
})

const withDeposit = (deposit: typeof OPEN_DEPOSIT) => [
  ...ONLINE,
  respond('get', '/api/orders/:id', { body: { ...ORDER, damage_deposits: [deposit] } }),
  respond('get', '/api/damage-deposits/:id', {
    body: { ...deposit, qr: deposit.status === 'open' ? QR : null },
  }),
]

/** The guest leaves a damage deposit by phone. */
export const TakingADepositByCard: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/products/:id/payment-terms', {
      body: { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: 200 },
    }),
    respond('post', '/api/bookings/:id/damage-deposit', { status: 201, body: { ...OPEN_DEPOSIT, qr: QR } }),
    respond('get', '/api/damage-deposits/:id', { body: { ...OPEN_DEPOSIT, qr: QR } }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(await payments.findByRole('button', { name: 'Take deposit' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Card online' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Show QR code for €200.00' }))
    const code = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit: €200.00' }))
    await expect(
      await code.findByRole('img', {
        name: 'QR code of the page on which the damage deposit of €200.00 is left',
      }),
    ).toBeVisible()
    await expect(code.getByRole('status')).toHaveTextContent('Waiting for the deposit…')
  },
}

export const TakingADepositByCardOnAPhone: ScreenStory = { ...TakingADepositByCard, globals: PHONE }

/** What Stripe does not take is said at the amount, and what was typed stays. */
export const DepositTooSmallForACard: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/products/:id/payment-terms', {
      body: { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: null },
    }),
    respond(
      'post',
      '/api/bookings/:id/damage-deposit',
      refusal(422, 'invalid', {
        errors: [{ pointer: '#/amount', detail: 'This is less than a card can be charged' }],
      }),
    ),
  ],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(await payments.findByRole('button', { name: 'Take deposit' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Card online' }))
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Amount' }), '0.4')
    await userEvent.click(dialog.getByRole('button', { name: /^Show QR code/ }))
    await expect(await dialog.findByText('This is less than a card can be charged')).toBeVisible()
    await expect(dialog.getByRole('spinbutton', { name: 'Amount' })).toHaveValue(0.4)
  },
}

/** The code is shown again, or given up. */
export const DepositNotLeftYet: ScreenStory = {
  beforeEach: withDeposit(OPEN_DEPOSIT),
  play: async (story) => {
    const payments = await openPayments(story)
    await expect(await payments.findByText('Not left yet')).toBeVisible()
    await expect(
      payments.getByRole('button', { name: 'Withdraw the damage deposit of €200.00' }),
    ).toBeVisible()
    await story.userEvent.click(payments.getByRole('button', { name: /^Show QR code of the damage deposit/ }))
    await expect(await onPage(story).findByRole('dialog', { name: 'Damage deposit: €200.00' })).toBeVisible()
  },
}

/** The window notices that it was left. */
export const DepositLeft: ScreenStory = {
  beforeEach: [
    ...withDeposit(OPEN_DEPOSIT),
    respond('get', '/api/damage-deposits/:id', { body: { ...HELD_DEPOSIT, qr: null } }),
  ],
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(
      await payments.findByRole('button', { name: /^Show QR code of the damage deposit/ }),
    )
    const code = within(await onPage(story).findByRole('dialog', { name: 'Damage deposit: €200.00' }))
    await expect(await code.findByText(/^The damage deposit is held on the card, until /)).toBeVisible()
  },
}

/** What a card holds is released after a question only. */
export const DepositHeldOnACard: ScreenStory = {
  beforeEach: [
    ...withDeposit(HELD_DEPOSIT),
    respond('post', '/api/damage-deposits/:id/release', { body: { ...HELD_DEPOSIT, status: 'released' } }),
  ],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(
      await payments.findByRole('button', { name: 'Release the damage deposit of €200.00' }),
    )
    const question = within(
      await onPage(story).findByRole('dialog', { name: 'Release the damage deposit of €200.00?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Release' }))
    await expect(
      await onPage(story).findByText('The damage deposit of €200.00 is released. Nothing of it is charged.'),
    ).toBeVisible()
  },
}

export const DepositHeldOnACardOnAPhone: ScreenStory = { ...DepositHeldOnACard, globals: PHONE }

/** Stripe does not answer: what was typed stays, and can be sent again. */
export const KeepingAPartWhileStripeIsAway: ScreenStory = {
  beforeEach: [
    ...withDeposit(HELD_DEPOSIT),
    respond(
      'post',
      '/api/damage-deposits/:id/capture',
      refusal(503, 'unavailable', {
        message: 'Stripe cannot be reached. Nothing is lost: please try again in a moment.',
      }),
    ),
  ],
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await userEvent.click(await payments.findByRole('button', { name: 'Keep a part' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Keep a part of €200.00' }))
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Amount to keep' }), '50')
    await userEvent.click(dialog.getByRole('button', { name: 'Charge €50.00, release €150.00' }))
    await expect(await dialog.findByText('Reason is required')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A lost paddle')
    await userEvent.click(dialog.getByRole('button', { name: 'Charge €50.00, release €150.00' }))
    await expect(await dialog.findByText(/Stripe cannot be reached\. Nothing is lost/)).toBeVisible()
    await expect(dialog.getByRole('spinbutton', { name: 'Amount to keep' })).toHaveValue(50)
  },
}
