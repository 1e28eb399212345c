import { toAmount } from '@luzzu/domain'
import type { HistoryAction, HistoryEntity, HistoryEntry } from '@luzzu/domain/contracts'
import type { AuditRow } from '../../platform/database/schema'

type Stored = Record<string, unknown>

/** Money columns and their names in the API. */
const AMOUNTS: Record<string, string> = {
  price_cents: 'price',
  total_cents: 'total_price',
  extra_price_cents: 'extra_price',
}

/** Columns that are technical or confidential. */
const HIDDEN = new Set([
  'id',
  'version',
  'created_at',
  'deleted_at',
  'confirmed_at',
  'requested_at',
  'cancellation',
  'called_by',
  'reminded_at',
  'updated_at',
  'search_name',
  'token_hash',
  'previous_hash',
  'previous_until',
  'last_used_at',
  'created_by',
  'password_hash',
  'account_id',
  'contact_search',
  'customer_match',
  'customer_sort',
  'product_sort',
  'activity_id',
  'slot_id',
])

const NAMES: Record<string, string> = { image_hash: 'image', called_at: 'called' }

/** An entry in its wire format; `actor` is a name. */
export function toEntry(row: AuditRow, actor: string | null): HistoryEntry {
  const [before, after] = [read(row.before), read(row.after)]
  const action = actionOf(row, before, after)
  const isChange = before !== undefined && after !== undefined
  return {
    id: row.id,
    happened_at: row.at,
    actor: actor ?? customerOf(row, before),
    actor_id: row.account_id,
    action,
    ...(action === 'created' && isConfirmedAtOnce(after ?? {}) && { confirmed: true }),
    changes: isChange ? differences(before, after) : [],
  }
}

/** Whether a booking, as it was created, began confirmed. */
export const isConfirmedAtOnce = ({ created_at, confirmed_at }: Stored): boolean =>
  typeof confirmed_at === 'string' && confirmed_at === created_at

/** Whose the booking is that was changed by the link of its order; what the server does by itself belongs to no request. */
function customerOf(row: AuditRow, before: Stored | undefined): string | null {
  if (row.account_id !== null || row.token_id !== null || row.request_id === null) return null
  return isEntity(row, 'booking') && typeof before?.username === 'string' ? before.username : null
}

const read = (json: string | null): Stored | undefined =>
  json === null ? undefined : (JSON.parse(json) as Stored)

function actionOf(row: AuditRow, before: Stored | undefined, after: Stored | undefined): HistoryAction {
  const isDecision = isEntity(row, 'booking') && row.action === 'updated' && before?.status !== after?.status
  if (!isDecision) return row.action
  if (after?.status === 'Confirmed') return 'confirmed'
  // Staff decline what is pending and cancel what is confirmed.
  return isByCustomer(row, before, after) || before?.status === 'Confirmed' ? 'cancelled' : 'declined'
}

/** Whether a customer has cancelled, with an account or by a link; entries of earlier versions tell it only of accounts. */
const isByCustomer = (row: AuditRow, before: Stored | undefined, after: Stored | undefined): boolean =>
  typeof after?.cancellation === 'string'
    ? after.cancellation === 'by-customer'
    : row.token_id === null && before?.account_id === row.account_id

const isEntity = (row: AuditRow, entity: HistoryEntity) => row.entity === entity

function differences(before: Stored, after: Stored): HistoryEntry['changes'] {
  return (
    Object.keys({ ...before, ...after })
      .filter((field) => !HIDDEN.has(field) && before[field] !== after[field])
      // Without an account it is the name of the booking, which is told once.
      .filter((field) => field !== 'contact_name' || before.username === after.username)
      .map((field) => ({
        field: AMOUNTS[field] ?? NAMES[field] ?? field,
        before: shown(field, before[field]),
        after: shown(field, after[field]),
      }))
  )
}

function shown(field: string, value: unknown): string | number | null {
  if (typeof value === 'number') return field in AMOUNTS ? toAmount(value) : value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' ? value : null
}
