import { type PaymentTerms, toAmount, toCents } from '@luzzu/domain'
import type { BookedDeposit, ManifestEntry } from '@luzzu/domain/contracts'
import { fromJson, type JsonText } from '../../platform/database/json-text'
import type { DamageDepositRow } from '../../platform/database/order-tables'
import type { Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'

/** Where payments are on, adds to bookings what is due as a damage deposit and what is held. */
export async function addBookedDeposits(
  db: Db,
  entries: ManifestEntry[],
  { site }: Moment,
): Promise<ManifestEntry[]> {
  if (entries.length === 0 || site.settings.payments.mode === 'off') return entries
  const ids = entries.map(({ id }) => id)
  const deposits = await listBookedDeposits(db, ids)
  return entries.map((entry) => ({ ...entry, damage_deposit: deposits.get(entry.id) ?? null }))
}

/** Read at once for a whole day: a line for each deposit, or one for a booking without any. */
export async function listBookedDeposits(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, BookedDeposit>> {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('order_booking', 'order_booking.booking_id', 'booking.id')
    .leftJoin('product_terms', 'product_terms.product_id', 'booking.product_id')
    .leftJoin('damage_deposit', 'damage_deposit.booking_id', 'booking.id')
    .select(['booking.id', 'order_booking.damage_deposit_cents as agreed_cents', 'product_terms.terms'])
    .select(['damage_deposit.method', 'damage_deposit.status'])
    .select(['damage_deposit.amount_cents', 'damage_deposit.authorized_at'])
    .where('booking.id', 'in', ids)
    .execute()
  const deposits = new Map<number, BookedDeposit>()
  for (const [id, lines] of Map.groupBy(rows, (row) => row.id)) {
    const deposit = toBookedDeposit(lines)
    if (deposit.due + deposit.open + deposit.held > 0) deposits.set(id, deposit)
  }
  return deposits
}

type Line = { [Column in keyof Deposit]: Deposit[Column] | null } & {
  agreed_cents: number | null
  terms: JsonText<PaymentTerms> | null
}
type Deposit = Pick<DamageDepositRow, 'method' | 'status' | 'amount_cents' | 'authorized_at'>

function toBookedDeposit(lines: readonly Line[]): BookedDeposit {
  const current = lines.find(({ status }) => status === 'held')
  const amount = toAmount(current?.amount_cents ?? 0)
  if (current) return isLeft(current) ? { due: 0, open: 0, held: amount } : { due: 0, open: amount, held: 0 }
  return { due: lines.some(isDone) ? 0 : requiredBy(lines[0]), open: 0, held: 0 }
}

/** As agreed, or where that is not known as its product asks for. */
function requiredBy(line: Line | undefined): number {
  const ofProduct = fromJson(line?.terms ?? null)?.damage_deposit ?? 0
  return toAmount(line?.agreed_cents ?? toCents(ofProduct))
}

const isLeft = ({ method, authorized_at }: Line) => method !== 'card' || authorized_at !== null

/** Was kept or given back; what was not left on a card in time, or no longer is, is to be taken again. */
const isDone = (line: Line) => line.status === 'captured' || (line.status === 'released' && isLeft(line))
