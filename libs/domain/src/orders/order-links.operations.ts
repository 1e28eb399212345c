import Type from 'typebox'
import { normalizeEmail } from '../accounts/email-address'
import type { Validated } from '../fields'
import { defineOperations } from '../operation'
import { ORDER_EXAMPLE, ORDER_TOKEN_EXAMPLE } from './order-example'
import { OrderSchema } from './orders.contract'

/** Whatever is sent is answered alike, so that nobody learns which addresses are known. */
const readMail = ({ mail }: Record<string, unknown>): Validated<{ mail: string }> => ({
  ok: true,
  value: { mail: normalizeEmail(mail) },
})

const readToken = ({ token }: Record<string, unknown>): Validated<{ token: string }> => ({
  ok: true,
  value: { token: typeof token === 'string' ? token : '' },
})

/** The links by which customers without an account reach their orders. */
export const orderLinkOperations = defineOperations('Payments', {
  'POST /orders/:id/link': {
    id: 'mailOrderLink',
    summary: 'Email a new link to an order; those before it no longer work',
    access: 'admin',
    answer: { 202: Type.Null() },
    errors: ['invalid-state'],
  },
  'POST /order-links': {
    id: 'requestOrderLinks',
    summary: 'Email the links to the coming orders of an address',
    access: 'visitor',
    body: Type.Object({ mail: Type.String() }),
    validate: readMail,
    answer: { 202: Type.Null() },
    errors: ['too-many-requests'],
    bodyExample: { mail: 'maria@example.com' },
  },
  'POST /orders/claim': {
    id: 'claimOrder',
    summary: 'Take an order into the own account, with the token of an emailed link',
    access: 'customer',
    body: Type.Object({ token: Type.String() }),
    validate: readToken,
    answer: { 200: OrderSchema },
    errors: ['invalid-state', 'not-found'],
    bodyExample: { token: ORDER_TOKEN_EXAMPLE.replace('.b.', '.m.') },
    example: ORDER_EXAMPLE,
  },
})
