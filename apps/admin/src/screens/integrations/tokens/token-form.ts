import {
  DAY_MS,
  type FieldErrors,
  type Scope,
  TOKEN_LIMITS,
  type TokenChange,
  type Validated,
  validateToken,
  validateTokenChange,
} from '@luzzu/domain'
import type { ApiToken, TokenRequest } from '@luzzu/domain/contracts'
import { readNumber, readOptionalNumber } from '../../../platform/form-fields/read-number'

/** What a dialog asks for; the parts of the other kind stay as they are. */
export type TokenValues = {
  name: string
  scopes: Scope[]
  /** In days from now; nothing for as long as nobody revokes it. */
  days: string
  rate: string
  mail: string
  commission: string
  /** How many units may be held at once. */
  holds: string
  /** Ids; `null` for all that are published. */
  products: number[] | null
  isTest: boolean
}

export type TokenKind = 'program' | 'reseller'

/** Of `days`: the expiry stays as it is. */
export const UNCHANGED = 'as-it-is'

export const EMPTY_TOKEN: TokenValues = {
  name: '',
  scopes: ['bookings:read'],
  days: '',
  rate: String(TOKEN_LIMITS.ratePerMinute.default),
  mail: '',
  commission: '',
  holds: String(TOKEN_LIMITS.holds.default),
  products: null,
  isTest: false,
}

export function toTokenValues({ name, rate_per_minute, reseller }: ApiToken): TokenValues {
  return {
    ...EMPTY_TOKEN,
    name: reseller?.name ?? name,
    days: UNCHANGED,
    rate: String(rate_per_minute),
    ...(reseller && {
      mail: reseller.mail,
      commission: reseller.commission_percent === null ? '' : String(reseller.commission_percent),
      holds: String(reseller.max_holds),
      products: reseller.product_ids,
    }),
  }
}

/** Fields of the request and the fields of the form that they come from. */
const FIELDS: Record<string, keyof TokenValues> = {
  'reseller/name': 'name',
  'reseller/mail': 'mail',
  'reseller/commission_percent': 'commission',
  'reseller/max_holds': 'holds',
  'reseller/product_ids': 'products',
  rate_per_minute: 'rate',
  expires_at: 'days',
}

/** The errors at the fields of the form. */
export function formErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors)
      .reverse()
      .map(([field, message]) => [FIELDS[field] ?? field, message]),
  )
}

const expiryAfter = (days: string, now: Date) =>
  days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString()

/** The change that a form asks for. */
function changeOf(kind: TokenKind, { name, days, rate, ...values }: TokenValues, now: Date) {
  const reseller = {
    name,
    mail: values.mail,
    commission_percent: readOptionalNumber(values.commission),
    max_holds: readNumber(values.holds),
    product_ids: values.products?.length === 0 ? 'none' : values.products,
  }
  return {
    name,
    ...(days !== UNCHANGED && { expires_at: expiryAfter(days, now) }),
    rate_per_minute: readNumber(rate),
    ...(kind === 'reseller' && { reseller }),
  }
}

function atFields<Value>(checked: Validated<Value>): Validated<Value> {
  return checked.ok ? checked : { ok: false, errors: formErrors(checked.errors) }
}

/** The request for a new token, by the check of the server. */
export function readTokenForm(kind: TokenKind, values: TokenValues, now: Date): Validated<TokenRequest> {
  const granted =
    kind === 'program'
      ? { scopes: values.scopes }
      : { scopes: ['octo'], mode: values.isTest ? 'test' : 'live' }
  return atFields(validateToken({ ...changeOf(kind, values, now), ...granted }, { now }))
}

/** The change of a token with these scopes, by the check of the server. What stays as it is is not sent. */
export function readTokenChange(
  kind: TokenKind,
  values: TokenValues,
  known: { scopes: readonly Scope[]; now: Date },
): Validated<Partial<TokenChange>> {
  const checked = atFields(validateTokenChange(changeOf(kind, values, known.now), known))
  if (!checked.ok || values.days !== UNCHANGED) return checked
  const { expires_at: _, ...change } = checked.value
  return { ok: true, value: change }
}

const SOON_MS = 14 * DAY_MS

export type TokenState = 'active' | 'expiresSoon' | 'expired' | 'revoked'

/** Whether a token works, and for how much longer. */
export function tokenState(
  { revoked_at, expires_at }: { revoked_at: string | null; expires_at: string | null },
  now: Date,
): TokenState {
  if (revoked_at !== null) return 'revoked'
  if (expires_at === null) return 'active'
  const left = Date.parse(expires_at) - now.getTime()
  if (left <= 0) return 'expired'
  return left <= SOON_MS ? 'expiresSoon' : 'active'
}
