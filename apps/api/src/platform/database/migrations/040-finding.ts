import { type Kysely, sql } from 'kysely'
import { columnTypes, runAll } from './column-types'

/**
 * Time slots that name their products; texts to search without accents; and what lists of bookings are sorted by, copied
 * into each booking by triggers, with an index for each order.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, ['alter table time_slot add column product_ids text'])
  for (const search of SEARCHES) await foldAccents(db, search)
  // Bytes are compared, as SQLite does, so that cursors are the same everywhere.
  const text = postgres ? 'text collate "C"' : 'text'
  await runAll(db, [
    `alter table booking add column customer_sort ${text} not null default ''`,
    `alter table booking add column product_sort ${text} not null default ''`,
    `update booking set customer_sort = ${customerOf('booking')}, product_sort = ${productOf('booking')}`,
    ...(postgres ? POSTGRES : SQLITE),
    ...['customer_sort', 'product_sort', 'total_cents'].flatMap((column) => [
      `create index booking_${column} on booking (${column}, id)`,
      `create index booking_status_${column} on booking (status, ${column}, id)`,
    ]),
    ...['customer_sort', 'total_cents'].map(
      (column) => `create index booking_product_${column} on booking (product_id, status, ${column}, id)`,
    ),
  ])
}

const SEARCHES = [
  { table: 'account', text: 'username', search: 'search_name' },
  { table: 'product_name', text: 'name', search: 'search_name' },
  { table: 'booking', text: 'contact_name', search: 'contact_search' },
] as const

const BATCH_SIZE = 1000
type Row = { text: string; search: string }

/** By text, since most names are not the only ones of their kind. */
async function foldAccents(db: Kysely<never>, { table, text, search }: (typeof SEARCHES)[number]) {
  const [name, full, folded] = [sql.table(table), sql.ref(text), sql.ref(search)]
  let last = ''
  for (;;) {
    const { rows } = await sql<Row>`select distinct ${full} as text, ${folded} as search from ${name}
      where ${full} > ${last} order by ${full} limit ${BATCH_SIZE}`.execute(db)
    for (const row of rows) {
      const value = searchText(row.text)
      if (value !== row.search)
        await sql`update ${name} set ${folded} = ${value} where ${full} = ${row.text}`.execute(db)
    }
    const next = rows.at(-1)?.text
    if (next === undefined || next === last) return
    last = next
  }
}

const LETTERS: Record<string, string> = {
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

function searchText(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[ħłøđðþßæœı]/g, (letter) => LETTERS[letter] ?? letter)
}

const customerOf = (row: string) =>
  `coalesce((select search_name from account where account.id = ${row}.account_id), ${row}.contact_search, '')`
const productOf = (row: string) =>
  `coalesce((select search_name from product_name
    where product_name.product_id = ${row}.product_id and product_name.name = ${row}.product_name), ${row}.product_name)`

const WATCHED = 'account_id, contact_search, product_id, product_name'
const SET = `set customer_sort = ${customerOf('new')}, product_sort = ${productOf('new')}`

const SQLITE = [
  ...['insert', `update of ${WATCHED}`].map(
    (event) => `create trigger booking_sort_${event.slice(0, 6)} after ${event} on booking begin
      update booking ${SET} where id = new.id;
    end`,
  ),
  `create trigger account_sort after update of search_name on account begin
    update booking set customer_sort = new.search_name where account_id = new.id;
  end`,
]

const POSTGRES = [
  `create function set_booking_sort() returns trigger language plpgsql as $$
  begin
    new.customer_sort := ${customerOf('new')};
    new.product_sort := ${productOf('new')};
    return new;
  end $$`,
  `create trigger booking_sort before insert or update of ${WATCHED} on booking
    for each row execute function set_booking_sort()`,
  `create function copy_account_sort() returns trigger language plpgsql as $$
  begin
    update booking set customer_sort = new.search_name where account_id = new.id;
    return null;
  end $$`,
  `create trigger account_sort after update of search_name on account
    for each row when (old.search_name <> new.search_name) execute function copy_account_sort()`,
]
