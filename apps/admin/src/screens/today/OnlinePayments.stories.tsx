import { expect, PHONE, refusal, respond, type ScreenMeta, type ScreenStory, within } from '@luzzu/ui/screens'
import { CLOSED_TODAY, manifestOn, onPage, openPayments } from '../../booking/testing/day-payments-fixture'
import { CARD, LINK, ONLINE, ORDER } from '../../booking/testing/online-payments-fixture'
import { buildRefund } from '../../booking/testing/payments-fixture'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Today/Payments online',
  parameters: { screen: { routes, under: 'admin', at: '/admin/today', as: 'staff' } },
} satisfies ScreenMeta

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

/** What guests pay, leave or get back by card is in no cash-up. */
export const AfterTheCashUp: ScreenStory = {
  beforeEach: [
    ...ONLINE,
    CLOSED_TODAY,
    respond('post', '/api/orders/:id/refunds', {
      status: 201,
      body: buildRefund({ method: 'card', amount: 60, status: 'pending' }),
    }),
  ],
  globals: PHONE,
  play: async (story) => {
    const dialog = await openPayments(story)
    await expect(await dialog.findByText(/by card online is in no cash-up, and still works/)).toBeVisible()
    // What can go back is known by a request of its own.
    await dialog.findByText('Card online, Visa 4242', { exact: false })
    await story.userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    const refund = within(await onPage(story).findByRole('dialog', { name: 'Refund to Ġorġ Żammit' }))
    await story.userEvent.click(refund.getByRole('button', { name: 'Refund €60.00 to the card' }))
    await expect(await onPage(story).findByText('€60.00 is on its way to the card.')).toBeInTheDocument()
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Take deposit' }))
    const deposit = within(
      await onPage(story).findByRole('dialog', { name: 'Damage deposit of Ġorġ Żammit' }),
    )
    await expect(deposit.getByRole('radio', { name: 'Card online' })).toBeChecked()
    await story.userEvent.click(deposit.getByRole('radio', { name: 'Cash' }))
    await expect(await deposit.findByText(/choose it to take the deposit now/)).toBeVisible()
  },
}
