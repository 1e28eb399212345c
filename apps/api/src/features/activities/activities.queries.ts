import type { Activity } from '@luzzu/domain/contracts'
import type { ActivityRow, Db } from '../../platform/database/schema'

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
