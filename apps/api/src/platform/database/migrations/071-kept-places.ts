import type { Kysely } from 'kysely'
import { OVERLAPPING_CLOSURES } from './022-closures'
import { bookingGuards } from './042-reseller-bookings'
import { columnTypes, runAll } from './column-types'

/** Closures refuse neither an undo that gives back a place which was kept in spite of them, nor the confirmation of a hold. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  await runAll(db, [
    'alter table undo add column exceeded_closures integer',
    'alter table undo add column newest_closure_id integer',
    ...bookingGuards(postgres, { insert: `(${RESTORES_PLACE} or ${CONFIRMS_HOLD})`, update: RESTORES_PLACE }),
  ])
}

/** Neither was one of the closures removed nor another one made: so nobody can have taken the place. */
const RESTORES_PLACE = `exists (
  select 1 from undo where booking_id = new.id
    and exceeded_closures = (select count(*) from ${OVERLAPPING_CLOSURES})
    and newest_closure_id = (select max(closure.id) from ${OVERLAPPING_CLOSURES})
)`

/** Only a hold becomes the booking of a reseller, and only an undo restores one. */
const CONFIRMS_HOLD = `(new.source = 'reseller' and not exists (select 1 from undo where booking_id = new.id))`
