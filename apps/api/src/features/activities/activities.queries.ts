import { ACTIVITY_FIELDS } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { declaredColumns } from '../../platform/database/declared-columns'
import type { ActivityRow, Db } from '../../platform/database/schema'

const selectActivities = (db: Db) => db.selectFrom('activity').selectAll().where('deleted_at', 'is', null)

export async function listActivities(db: Db): Promise<Activity[]> {
  return (await selectActivities(db).orderBy('id').execute()).map(toActivity)
}

export function findActivity(db: Db, id: number): Promise<ActivityRow | undefined> {
  return selectActivities(db).where('id', '=', id).executeTakeFirst()
}

export function toActivity(row: ActivityRow): Activity {
  return { id: row.id, ...declaredColumns(ACTIVITY_FIELDS, row) }
}
