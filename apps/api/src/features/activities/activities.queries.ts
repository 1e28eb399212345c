import type { Activity } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import type { ActivityRow } from './activities.table'

const selectActivities = (db: Db) => db.selectFrom('activity').selectAll().where('deleted_at', 'is', null)

export async function listActivities(db: Db): Promise<Activity[]> {
  return (await selectActivities(db).orderBy('id').execute()).map(toActivity)
}

export function findActivity(db: Db, id: number): Promise<ActivityRow | undefined> {
  return selectActivities(db).where('id', '=', id).executeTakeFirst()
}

export function toActivity({ id, name, type, description, image_url }: ActivityRow): Activity {
  return { id, name, type, description, image_url }
}
