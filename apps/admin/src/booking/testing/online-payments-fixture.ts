import { respond } from '@luzzu/ui/screens'
import { inMorning } from './day-payments-fixture'
import { buildOrder, buildPayment, SITE_ONLINE } from './payments-fixture'

const ENTRY = inMorning(24, 'Ġorġ Żammit', { total_price: 120, paid: 60 })

export const CARD = buildPayment({ method: 'card', card: { brand: 'visa', last4: '4242' } })
export const ORDER = buildOrder({ total_price: 120, paid: 60, balance_due: 60, payments: [CARD] })
export const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29" fill="#fff"/><path d="M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM13 13h3v3h-3z"/></svg>`
/** A page on which the rest can be paid. */
export const LINK = {
  ...buildPayment({
    id: 32,
    method: 'card',
    status: 'open',
    captured: 0,
    url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  }),
  qr: QR,
}

/** A day on which guests pay online as well; the booking has paid a part by card. */
export const ONLINE = [
  respond('get', '/api/closures', { body: [] }),
  respond('get', '/api/site', { body: SITE_ONLINE }),
  respond('get', '/api/manifests/:date', { body: [ENTRY] }),
  respond('get', '/api/orders/:id', { body: ORDER }),
  respond('post', '/api/orders/:id/pay', { status: 201, body: LINK }),
  respond('post', '/api/orders/:id/link', { status: 202, body: {} }),
]
