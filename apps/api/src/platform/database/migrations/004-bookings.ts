import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

const TIME_SLOTS = [
  "(1, 'Morning', '08:00', '12:00')",
  "(2, 'Afternoon', '13:00', '18:00')",
  "(3, 'Full Day', '08:00', '18:00')",
]

export async function up(db: Kysely<never>): Promise<void> {
  const { id, strict, postgres } = columnTypes(db)
  const isDay = (column: string) =>
    postgres ? `${column} ~ '^\\d{4}-\\d{2}-\\d{2}$'` : `${column} = date(${column})`
  const isTime = (column: string) =>
    postgres
      ? `${column} ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`
      : `(${column} glob '[01][0-9]:[0-5][0-9]' or ${column} glob '2[0-3]:[0-5][0-9]')`
  const isRange = `check (starts_at < ends_at and ${isTime('starts_at')} and ${isTime('ends_at')})`
  await runAll(db, [
    `create table time_slot (
      id integer primary key not null,
      name text not null,
      starts_at text not null,
      ends_at text not null,
      ${isRange}
    ) ${strict}`,
    `insert into time_slot (id, name, starts_at, ends_at) values ${TIME_SLOTS.join()}`,
    `create table booking (
      id ${id},
      account_id integer not null references account (id),
      product_id integer not null references product (id),
      activity_id integer not null references activity (id),
      slot_id integer not null references time_slot (id),
      booking_date text not null check (${isDay('booking_date')}),
      starts_at text not null,
      ends_at text not null,
      product_name text not null,
      slot_name text not null,
      status text not null check (status in ('Pending', 'Confirmed', 'Cancelled')),
      total_cents integer not null check (total_cents >= 0),
      created_at text not null,
      version integer not null default 1,
      ${isRange}
    ) ${strict}`,
    'create index booking_account on booking (account_id, id)',
    'create index booking_status on booking (status, id)',
    'create index booking_day on booking (booking_date, id)',
    'create index booking_product on booking (product_id, id)',
    `create index booking_active on booking (product_id, booking_date, starts_at, ends_at) where status <> 'Cancelled'`,
    `create table booking_addon (
      booking_id integer not null references booking (id) on delete cascade,
      addon_id integer not null,
      addon_name text not null,
      extra_price_cents integer,
      primary key (booking_id, addon_id)
    ) ${strict}`,
    `create table idempotency_key (
      account_id integer not null references account (id) on delete cascade,
      key text not null,
      request_hash text not null,
      answer text not null,
      location text not null,
      created_at text not null,
      primary key (account_id, key)
    ) ${strict}`,
    'create index idempotency_key_age on idempotency_key (created_at)',
  ])
}
