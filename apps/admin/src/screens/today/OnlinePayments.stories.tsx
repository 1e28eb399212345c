import type { Instant } from '@luzzu/domain'
import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import {
  CLOSED_TODAY,
  inMorning,
  manifestOn,
  onPage,
  openPayments,
} from '../../booking/testing/day-payments-fixture'
import {
  buildDeposit,
  buildOrder,
  buildPayment,
  buildRefund,
  SITE_ONLINE,
} from '../../booking/testing/payments-fixture'
import { DAY_AT_ELEVEN } from '../../booking/testing/site-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Payments online',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

const ENTRY = inMorning(24, 'Ġorġ Żammit', { total_price: 120, paid: 60 })

const CARD = buildPayment({ method: 'card', card: { brand: 'visa', last4: '4242' } })
const ORDER = buildOrder({ total_price: 120, paid: 60, balance_due: 60, payments: [CARD] })
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29" fill="#fff"/><path d="M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM13 13h3v3h-3z"/></svg>`
const LINK = {
  ...buildPayment({
    id: 32,
    method: 'card',
    status: 'open',
    captured: 0,
    url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  }),
  qr: QR,
}

const ONLINE = [
  respond('get', '/api/closures', { body: [] }),
  respond('get', '/api/site', { body: SITE_ONLINE }),
  respond('get', '/api/manifests/:date', { body: [ENTRY] }),
  respond('get', '/api/orders/:id', { body: ORDER }),
  respond('post', '/api/orders/:id/pay', { status: 201, body: LINK }),
  respond('post', '/api/orders/:id/link', { status: 202, body: {} }),
]

/** The guest pays by phone at the dock: two presses lead to the code. */
export const QrCodeAtTheDock: ScreenStory = {
  beforeEach: ONLINE,
  play: async (story) => {
    const manifest = await manifestOn(story)
    const { userEvent } = story
    await userEvent.click(await manifest.findByRole('button', { name: /take payment$/ }))
    const taking = within(await onPage(story).findByRole('dialog', { name: 'Payment from Ġorġ Żammit' }))
    await userEvent.click(taking.getByRole('button', { name: 'Guest pays by phone (QR code)' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Pay online: €60.00' }))
    await expect(
      dialog.getByRole('img', { name: 'QR code of the page on which €60.00 is paid' }),
    ).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent('Waiting for the payment…')
  },
}

export const QrCodeAtTheDockOnAPhone: ScreenStory = { ...QrCodeAtTheDock, globals: PHONE }

/** The window notices by itself that the guest has paid. */
export const PaidByPhone: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond('get', '/api/orders/:id', {
      body: { ...ORDER, payments: [CARD, { ...LINK, status: 'captured', captured: 60 }] },
    }),
  ],
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(await payments.findByRole('button', { name: 'Show QR code' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Pay online: €60.00' }))
    await expect(await dialog.findByText('Paid. Thank you!')).toBeVisible()
  },
}

export const SendingALink: ScreenStory = {
  beforeEach: ONLINE,
  play: async (story) => {
    const payments = await openPayments(story)
    await expect(await payments.findByText('Card online, Visa 4242', { exact: false })).toBeVisible()
    await story.userEvent.click(payments.getByRole('button', { name: 'Send payment link' }))
    await expect(await onPage(story).findByText('A link to pay was sent to gorg@example.com.')).toBeVisible()
  },
}

export const SendingALinkOnAPhone: ScreenStory = { ...SendingALink, globals: PHONE }

/** Stripe does not answer; nothing is lost. */
export const StripeAway: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    respond(
      'post',
      '/api/orders/:id/pay',
      refusal(409, 'invalid-state', { message: 'Nothing can be paid online now.' }),
    ),
  ],
  play: async (story) => {
    const payments = await openPayments(story)
    await story.userEvent.click(await payments.findByRole('button', { name: 'Show QR code' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Pay online' }))
    await expect(await dialog.findByText(/Nothing can be paid online now\./)).toBeVisible()
  },
}

/** What was paid by card goes back to the card. */
export const RefundingToACard: ScreenStory = {
  beforeEach: ONLINE,
  play: async (story) => {
    const { userEvent } = story
    const payments = await openPayments(story)
    await payments.findByText('Card online, Visa 4242', { exact: false })
    await userEvent.click(payments.getByRole('button', { name: 'Refund' }))
    const dialog = within(await onPage(story).findByRole('dialog', { name: 'Refund to Ġorġ Żammit' }))
    await expect(
      dialog.getByText('€60.00 goes back to the card that paid online, within some days.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Refund €60.00 to the card' })).toBeVisible()
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

/** What guests pay, leave or get back by card is in no cash-up. */
export const AfterTheCashUp: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    CLOSED_TODAY,
    respond('post', '/api/orders/:id/refunds', {
      status: 201,
      body: buildRefund({ method: 'card', amount: 60 }),
    }),
  ],
  globals: PHONE,
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText(/by card online is in no cash-up, and still works/)).toBeVisible()
    await story.userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    const refund = within(await onPage(story).findByRole('dialog', { name: 'Refund to Ġorġ Żammit' }))
    await story.userEvent.click(refund.getByRole('button', { name: 'Refund €60.00 to the card' }))
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Take deposit' }))
    const deposit = within(
      await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }),
    )
    await expect(deposit.getByRole('radio', { name: 'Card online' })).toBeChecked()
    await story.userEvent.click(deposit.getByRole('radio', { name: 'Cash' }))
    await expect(await deposit.findByText(/choose it to take the deposit now/)).toBeVisible()
  },
}
