import { normalizeEmail, validateEmail } from '../accounts/email-address'
import { type Instant, parseInstant, toInstant } from '../calendar/instant'
import type { FieldErrors, Validated } from '../fields'
import { isId, isWholeBetween } from '../numbers'
import { normalizeText, validateText } from '../text'

/** What an API token may reach. */
export const SCOPES = ['bookings:read', 'bookings:write', 'catalogue:write', 'octo'] as const
export type Scope = (typeof SCOPES)[number]

export const TOKEN_MODES = ['live', 'test'] as const
export type TokenMode = (typeof TOKEN_MODES)[number]

/** Bounds of a token. */
export const TOKEN_LIMITS = {
  live: 100,
  name: 100,
  ratePerMinute: { default: 600, min: 10, max: 6000 },
  commission: 50,
  holds: { default: 50, min: 1, max: 500 },
  products: 500,
  years: 5,
  graceHours: { default: 24, max: 72 },
} as const

/** Who sells with a token; `null` for products means all that are published. */
export type Reseller = {
  name: string
  mail: string
  commission_percent: number | null
  max_holds: number
  product_ids: number[] | null
}

export type TokenChange = {
  name: string
  expires_at: Instant | null
  rate_per_minute: number
  reseller: Reseller | null
}
export type TokenInput = TokenChange & { scopes: Scope[]; mode: TokenMode }

const { ratePerMinute, holds, graceHours } = TOKEN_LIMITS

export const TOKEN_MESSAGES = {
  name: 'Please enter a name',
  scopes: 'Please choose what the token may reach',
  testScope: 'A test token reaches the reseller API and nothing else',
  mode: 'Mode must be live or test',
  expires: 'Expiry must be a time from now on, at most five years ahead',
  rate: `Requests per minute must be a whole number from ${ratePerMinute.min} to ${ratePerMinute.max}`,
  reseller: 'A token for the reseller API needs a reseller',
  notReseller: 'Only a token for the reseller API has a reseller',
  commission: `Commission must be from 0 to ${TOKEN_LIMITS.commission} %`,
  holds: `Holds must be a whole number from ${holds.min} to ${holds.max}`,
  products: 'Please choose products, or all',
  unknownProducts: 'Please choose products that exist',
  grace: `Hours must be a whole number from 0 to ${graceHours.max}`,
} as const

type Sent = Record<string, unknown>
type Known = { now: Date }

/** Checks the request for a new token. */
export function validateToken(fields: Sent, known: Known): Validated<TokenInput> {
  const scopes = readScopes(fields.scopes)
  const mode = fields.mode === undefined ? 'live' : TOKEN_MODES.find((one) => one === fields.mode)
  const change = validateTokenChange(fields, { ...known, scopes: scopes ?? ['octo'] })
  const errors: FieldErrors = change.ok ? {} : { ...change.errors }
  if (!scopes) errors.scopes = TOKEN_MESSAGES.scopes
  if (!mode) errors.mode = TOKEN_MESSAGES.mode
  if (scopes && mode === 'test' && scopes.some((scope) => scope !== 'octo'))
    errors.scopes = TOKEN_MESSAGES.testScope
  if (!scopes && fields.reseller === undefined) delete errors.reseller
  if (!change.ok || !scopes || !mode || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: { ...change.value, scopes, mode } }
}

/** Checks what can be changed of a token that has `scopes`; what is left out gets its default. */
export function validateTokenChange(
  fields: Sent,
  { now, scopes }: Known & { scopes: readonly Scope[] },
): Validated<TokenChange> {
  const { expires_at = null, rate_per_minute = ratePerMinute.default, reseller = null } = fields
  const nameError = validateText(fields.name, {
    required: TOKEN_MESSAGES.name,
    name: 'Name',
    max: TOKEN_LIMITS.name,
  })
  const expiry = expires_at === null ? null : readExpiry(expires_at, now)
  const isReseller = scopes.includes('octo')
  const errors: FieldErrors = {
    ...(nameError && { name: nameError }),
    ...(expiry === undefined && { expires_at: TOKEN_MESSAGES.expires }),
    ...(!isWholeBetween(rate_per_minute, ratePerMinute.min, ratePerMinute.max) && {
      rate_per_minute: TOKEN_MESSAGES.rate,
    }),
    ...(isReseller
      ? resellerErrors(reseller)
      : reseller !== null && { reseller: TOKEN_MESSAGES.notReseller }),
  }
  if (expiry === undefined || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      name: normalizeText(fields.name),
      expires_at: expiry,
      rate_per_minute: rate_per_minute as number,
      reseller: isReseller ? readReseller(reseller as Sent) : null,
    },
  }
}

/** Checks for how long the old secret of a rotated token still works. */
export function validateRotation(fields: Sent): Validated<{ grace_hours: number }> {
  const { grace_hours = graceHours.default } = fields
  return isWholeBetween(grace_hours, 0, graceHours.max)
    ? { ok: true, value: { grace_hours } }
    : { ok: false, errors: { grace_hours: TOKEN_MESSAGES.grace } }
}

function readScopes(value: unknown): Scope[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > SCOPES.length) return undefined
  const scopes = SCOPES.filter((scope) => value.includes(scope))
  return scopes.length === value.length ? scopes : undefined
}

function readExpiry(value: unknown, now: Date): Instant | undefined {
  const at = parseInstant(value)
  if (!at || at <= now) return undefined
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + TOKEN_LIMITS.years)
  return at > last ? undefined : toInstant(at)
}

function resellerErrors(reseller: unknown): FieldErrors {
  if (typeof reseller !== 'object' || reseller === null || Array.isArray(reseller))
    return { reseller: TOKEN_MESSAGES.reseller }
  const {
    name,
    mail,
    commission_percent = null,
    max_holds = holds.default,
    product_ids = null,
  } = reseller as Sent
  const nameError = validateText(name, {
    required: TOKEN_MESSAGES.name,
    name: 'Name',
    max: TOKEN_LIMITS.name,
  })
  const mailError = validateEmail(mail)
  return {
    ...(nameError && { 'reseller/name': nameError }),
    ...(mailError && { 'reseller/mail': mailError }),
    ...(!isPercent(commission_percent) && { 'reseller/commission_percent': TOKEN_MESSAGES.commission }),
    ...(!isWholeBetween(max_holds, holds.min, holds.max) && { 'reseller/max_holds': TOKEN_MESSAGES.holds }),
    ...(!isProducts(product_ids) && { 'reseller/product_ids': TOKEN_MESSAGES.products }),
  }
}

const isPercent = (value: unknown) =>
  value === null ||
  (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= TOKEN_LIMITS.commission)

const isProducts = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length <= TOKEN_LIMITS.products && value.every(isId))

function readReseller({
  name,
  mail,
  commission_percent = null,
  max_holds = holds.default,
  product_ids = null,
}: Sent): Reseller {
  return {
    name: normalizeText(name),
    mail: normalizeEmail(mail),
    commission_percent: commission_percent as number | null,
    max_holds: max_holds as number,
    product_ids: product_ids === null ? null : [...new Set(product_ids as number[])],
  }
}
