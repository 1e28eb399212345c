import { prepared } from '../../platform/database/prepared'
import type { Db } from '../../platform/database/schema'

const findShards = prepared((db) => db.selectFrom('counter').select('value').where('kind', '=', 'changes'))

/** Rises with every committed change of a booking or a closure, by any process: triggers count them. */
export async function countBookingChanges(db: Db): Promise<number> {
  return (await findShards(db)).reduce((sum, { value }) => sum + value, 0)
}
