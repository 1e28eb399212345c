import { type FieldErrors, isObject, type Validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { optionalTextRule } from '../text'

/** Who sells; empty or `null` is what is not told. */
export type Seller = {
  name: string | null
  address: string | null
  vat_number: string | null
  exo_number: string | null
}

const SELLER_RULES = {
  name: optionalTextRule({ name: 'Name', max: MAX_LENGTH.name }),
  address: optionalTextRule({ name: 'Address', max: MAX_LENGTH.reason, lines: true }),
  vat_number: optionalTextRule({ name: 'VAT number', max: MAX_LENGTH.integrationName }),
  exo_number: optionalTextRule({ name: 'EXO number', max: MAX_LENGTH.integrationName }),
}

/** Checks what was sent of the seller, with errors at `seller/name` and the like. */
export function validateSeller(sent: unknown): Validated<Partial<Seller> | undefined> {
  if (sent === undefined) return { ok: true, value: undefined }
  if (!isObject(sent)) return { ok: false, errors: { seller: 'Seller must be an object' } }
  const errors: FieldErrors = {}
  const value: Partial<Seller> = {}
  for (const [name, rule] of Object.entries(SELLER_RULES)) {
    if (sent[name] === undefined) continue
    const message = rule.check(sent[name])
    if (message !== undefined) errors[`seller/${name}`] = message
    value[name as keyof Seller] = rule.read(sent[name])
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}
