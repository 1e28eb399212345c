import { type ClosureInput, parseTimeRange, WHOLE_DAY } from '@luzzu/domain'
import type { ClosurePreview } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import { listManifestEntries } from '../bookings/queries/day-manifest'
import { listAffected } from '../offer/affected-bookings.queries'
import { requireScope } from '../offer/closures.commands'
import { findTimeSlot, timeRangeOf } from '../time-slots/time-slots.queries'

const MAX_LISTED = 50

/** Which bookings a closure would affect, without creating it. */
export async function previewClosure(db: Db, input: ClosureInput, moment: Moment): Promise<ClosurePreview> {
  await requireScope(db, input)
  const slot = input.slot_id === null ? undefined : await findTimeSlot(db, input.slot_id)
  const planned = { ...input, ...((slot && parseTimeRange(timeRangeOf(slot))) ?? WHOLE_DAY) }
  const affected = await listAffected(db, planned, moment, [planned])
  return {
    affected: affected.length,
    bookings: await listManifestEntries(db, affected.slice(0, MAX_LISTED)),
  }
}
