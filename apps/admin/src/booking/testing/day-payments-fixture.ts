import { TIME_SLOTS } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { respond, type ScreenStory, spyOn, within } from '@luzzu/ui/screens'
import { buildManifestEntry } from './build-booking'
import {
  buildDeposit,
  buildDocument,
  buildOrder,
  buildPayment,
  buildRefund,
  SITE_WITH_DESK,
} from './payments-fixture'
import { DAY_AT_ELEVEN } from './site-fixture'

const [MORNING] = TIME_SLOTS

export function inMorning(id: number, username: string, money: Partial<ManifestEntry>): ManifestEntry {
  return buildManifestEntry({
    id,
    username,
    booking_date: `${DAY_AT_ELEVEN} 00:00:00`,
    product_name: 'Self-drive Boat',
    slot_id: MORNING?.id ?? 1,
    slot_name: MORNING?.name ?? '',
    time_range: MORNING?.time_range ?? '',
    status: 'Confirmed',
    guests: 3,
    total_price: 60,
    order_id: 512,
    paid: 0,
    balance_due: 60,
    ...money,
  })
}

const DAY = [
  inMorning(24, 'Ġorġ Żammit', {}),
  inMorning(25, 'Maria Vella', { paid: 60, balance_due: 0, attendance: 'checked_in' }),
  inMorning(26, 'Zoë Smith', { total_price: 1280.5, balance_due: 1280.5, note: 'Needs a ramp.' }),
  inMorning(27, 'Aoife Camilleri', { status: 'Pending', balance_due: 60 }),
]

/** A day on which payments are taken at the desk. */
export const DESK = [
  respond('get', '/api/closures', { body: [] }),
  respond('get', '/api/site', { body: SITE_WITH_DESK }),
  respond('get', '/api/manifests/:date', { body: DAY }),
  respond('get', '/api/orders/:id', { body: buildOrder() }),
  respond('get', '/api/products/:id/payment-terms', {
    body: { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: 200 },
  }),
]

/** The cash-up of that day is done. */
export const CLOSED_TODAY = respond('get', '/api/cash-ups/:date', {
  body: {
    date: DAY_AT_ELEVEN,
    expected: { cash: 0, terminal: 0, bank: 0 },
    counted: { cash: 0, terminal: 0, bank: 0 },
    difference: { cash: 0, terminal: 0, bank: 0 },
    note: null,
    closed_at: `${DAY_AT_ELEVEN}T08:09:00.000Z`,
    closed_by: 'Nora Camilleri',
  },
})

/** The first booking was ordered with another one, which is not answered yet. */
export const ANOTHER_WAITS = respond('get', '/api/orders/:id', {
  body: buildOrder({
    total_price: 120,
    balance_due: 120,
    bookings: [
      inMorning(24, 'Ġorġ Żammit', {}),
      inMorning(25, 'Ġorġ Żammit', { status: 'Pending', balance_due: 60 }),
    ],
  }),
})

export type Story = Parameters<NonNullable<ScreenStory['play']>>[0]

export const manifestOn = async ({ canvas }: Story) =>
  within(await canvas.findByRole('region', { name: 'Manifest' }))

export const onPage = ({ canvasElement }: Story) => within(canvasElement.ownerDocument.body)

/** What is changed from now on, as it is sent. */
export function watchChanges(): Request[] {
  const changes: Request[] = []
  const { fetch } = globalThis
  spyOn(globalThis, 'fetch').mockImplementation((request, options) => {
    if (request instanceof Request && request.method !== 'GET') changes.push(request.clone())
    return fetch(request, options)
  })
  return changes
}

/** The dialog with the payments of the first booking. */
export async function openPayments(story: Story) {
  const manifest = await manifestOn(story)
  const { userEvent } = story
  await userEvent.click(await manifest.findByRole('button', { name: 'Details of booking 24, Ġorġ Żammit' }))
  await userEvent.click(await manifest.findByRole('button', { name: 'Payments of booking 24, Ġorġ Żammit' }))
  return within(await onPage(story).findByRole('dialog', { name: 'Payments of booking 24, Ġorġ Żammit' }))
}

/** The order of that booking, once money came in and went back. */
export const PAID = buildOrder({
  total_price: 40,
  paid: 60,
  refunded: 20,
  balance_due: 0,
  payments: [
    buildPayment({ id: 30, status: 'voided', captured: 0, method: 'terminal' }),
    buildPayment({ reference: 'Slip 118', taken_by: 'Nora Camilleri' }),
  ],
  refunds: [buildRefund({ reason: 'The engine failed after an hour.', given_by: 'Nora Camilleri' })],
  documents: [
    buildDocument(),
    buildDocument({
      id: 72,
      number: 'C-2026-000001',
      kind: 'credit_note',
      amount: 20,
      credits: 'R-2026-000001',
      cancelled_at: null,
    }),
  ],
  damage_deposits: [buildDeposit()],
})
