import { type FieldErrors, parseDecimal, type Scope, type Validated, validateToken } from '@luzzu/domain'
import type { TokenRequest } from '@luzzu/domain/contracts'

/** What a dialog asks for; the parts of the other kind stay as they are. */
export type TokenValues = {
  name: string
  scopes: Scope[]
  /** In days; nothing for as long as nobody revokes it. */
  days: string
  mail: string
  commission: string
  isTest: boolean
}

export type TokenKind = 'program' | 'reseller'

export const EMPTY_TOKEN: TokenValues = {
  name: '',
  scopes: ['bookings:read'],
  days: '',
  mail: '',
  commission: '',
  isTest: false,
}

const DAY_MS = 86_400_000

/** Fields of the request and the fields of the form that they come from. */
const FIELDS: Record<string, keyof TokenValues> = {
  'reseller/name': 'name',
  'reseller/mail': 'mail',
  'reseller/commission_percent': 'commission',
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

/** The request that a form asks for, by the check of the server. */
export function readTokenForm(kind: TokenKind, values: TokenValues, now: Date): Validated<TokenRequest> {
  const { name, days, mail, commission, isTest } = values
  const expires_at = days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString()
  const percent = commission.trim() === '' ? null : (parseDecimal(commission.trim()) ?? commission)
  const sent =
    kind === 'program'
      ? { name, expires_at, scopes: values.scopes }
      : {
          name,
          expires_at,
          scopes: ['octo'],
          mode: isTest ? 'test' : 'live',
          reseller: { name, mail, commission_percent: percent },
        }
  const checked = validateToken(sent, { now })
  return checked.ok ? checked : { ok: false, errors: formErrors(checked.errors) }
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
