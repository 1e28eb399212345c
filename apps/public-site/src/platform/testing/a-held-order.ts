import { addDays, dateIn } from '@luzzu/domain'
import { respond } from '@luzzu/ui/screens'
import { anItem, anOrder, aPaidSite, aPayment } from './an-order'

export const DAY = addDays(dateIn('Europe/Malta', new Date()), 2)
export const ITEM = anItem({ booking_date: `${DAY} 00:00:00` })

export type PaidSite = Parameters<typeof aPaidSite>

export const TERMS = { deposit_percent: null, vat_percent: null, refund_tiers: null, damage_deposit: null }

/** What the server holds for the wizard. */
export const holding = (order: Parameters<typeof anOrder>[0] = {}, site: PaidSite = []) => {
  const held = anOrder({ items: [ITEM], ...order })
  return [
    respond('get', '/api/site', { body: aPaidSite(...site) }),
    respond('get', '/api/products/:id/payment-terms', { body: TERMS }),
    respond('post', '/api/orders', { status: 201, body: { ...held, token: '512.1.b.story' } }),
    respond('get', '/api/orders/:id', { body: held }),
    respond('post', '/api/orders/:id/checkout', {
      body: { ...held, status: 'paying', payments: [aPayment({ url: '#the-page-of-stripe' })] },
    }),
  ]
}
