import { invalidRequest } from '../account/api-error'
import type { StripeAccount } from '../account/stripe-account'
import { listPage } from './lists'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of an answer in which ids are replaced by their objects, as paths such as `payment_intent.latest_charge` say. */
export function expand(account: StripeAccount, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer)
  for (const path of paths) expandPath(account, copy as Json, path.split('.'), path)
  return copy
}

function expandPath(
  account: StripeAccount,
  object: Json,
  [name = '', ...rest]: readonly string[],
  path: string,
): void {
  const value = object[name]
  if (Array.isArray(value)) {
    for (const item of value) if (isJson(item)) expandPath(account, item, rest, path)
    return
  }
  const inner = value ?? contained(account, object, name)
  const expanded = typeof inner === 'string' ? structuredClone(account.find(inner)) : inner
  if (value === null) return
  if (!isJson(expanded))
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  object[name] = expanded
  if (rest.length > 0) expandPath(account, expanded, rest, path)
}

/** Lists that an object has only when they are wanted. */
function contained(account: StripeAccount, { object, id }: Json, name: string): Json | undefined {
  if (object === 'checkout.session' && name === 'line_items') {
    const data = account.checkouts.get(String(id))?.lineItems ?? []
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` }
  }
  if (object === 'charge' && name === 'refunds') {
    const isOfCharge = ({ charge }: { charge: string }) => charge === id
    return listPage(account.refunds.values(), {}, `/v1/charges/${id}/refunds`, isOfCharge)
  }
  return undefined
}
