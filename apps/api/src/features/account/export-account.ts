import { toAmount } from '@luzzu/domain'
import type { AccountExport } from '@luzzu/domain/contracts'
import type { NotNull } from 'kysely'
import { findKnownAccount, toUser } from '../../auth/accounts.queries'
import { instantAfter } from '../../platform/clock'
import { fromJson } from '../../platform/database/json-text'
import type { AccountRow, Db } from '../../platform/database/schema'
import { orNotFound } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { listBookingsByUser } from '../bookings/queries/bookings.queries'
import { listDocumentsOfCustomer, selectOrdersOf } from '../documents/documents.queries'
import { isOwnEmail } from './own-emails'
import { listDeletedBookings, withoutRows } from './redact-audit'

/** Older entries have been seen in earlier exports, or deleted by the retention. */
const MAX_ENTRIES = 5000

/** All personal data of an account: neither secrets nor notes of staff. */
export async function exportAccount(db: Db, id: number, { site, now }: Moment): Promise<AccountExport> {
  const account = orNotFound(await findKnownAccount(db, id))
  return {
    exported_at: instantAfter(now),
    account: {
      ...toUser(account),
      created_at: account.created_at,
      disabled: account.disabled_at !== null,
    },
    sessions: await listSessions(db, id),
    login_networks: await listNetworks(db, id),
    calendars: await listCalendars(db, id),
    bookings: await listBookingsByUser(db, id),
    emails: await listEmails(db, account),
    history: await listHistory(db, id),
    ...(site.keepsOrders && {
      payments: await listPayments(db, id),
      documents: await listDocumentsOfCustomer(db, id),
      invoices: await listBuyers(db, id),
    }),
  }
}

/** What was paid for the orders of the account. */
async function listPayments(db: Db, id: number): Promise<Exclude<AccountExport['payments'], undefined>> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', 'in', selectOrdersOf(db, id))
    .orderBy('id')
    .execute()
  return rows.map(({ order_id, method, captured_cents, refunded_cents, reference, created_at }) => ({
    order_id,
    method,
    amount: toAmount(captured_cents),
    refunded: toAmount(refunded_cents),
    reference,
    created_at,
  }))
}

async function listBuyers(db: Db, id: number): Promise<Exclude<AccountExport['invoices'], undefined>> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'invoice'])
    .where('account_id', '=', id)
    .where('invoice', 'is not', null)
    .orderBy('id')
    .$narrowType<{ invoice: NotNull }>()
    .execute()
  return rows.map(({ id: order_id, invoice }) => ({ order_id, ...fromJson(invoice) }))
}

function listSessions(db: Db, id: number) {
  return db
    .selectFrom('session')
    .select(['created_at as started_at', 'last_seen_at', 'ended_at', 'device'])
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
}

function listNetworks(db: Db, id: number) {
  return db
    .selectFrom('login_network')
    .select(['network', 'last_login_at'])
    .where('account_id', '=', id)
    .orderBy('last_login_at', 'desc')
    .execute()
}

function listCalendars(db: Db, id: number) {
  return db
    .selectFrom('calendar_feed')
    .select(['name', 'created_at', 'last_read_at'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
}

async function listEmails(db: Db, account: AccountRow) {
  const deleted = await listDeletedBookings(db, account.id)
  const ids = deleted.map(({ id }) => id)
  return db
    .selectFrom('outbox')
    .select(['subject', 'created_at', 'sent_at'])
    .where(isOwnEmail(db, { ...account, goneBookings: await withoutRows(db, ids) }))
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
}

/** What happened to the account, without the names of staff. */
async function listHistory(db: Db, id: number): Promise<AccountExport['history']> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'action', 'account_id'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map(({ at, action, account_id }) => ({
    happened_at: at,
    action,
    by: account_id === null ? 'system' : account_id === id ? 'you' : 'staff',
  }))
}
