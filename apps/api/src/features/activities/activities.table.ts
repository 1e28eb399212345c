import type { ActivityType } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'

export type ActivityTable = {
  id: Generated<number>
  name: string
  type: ActivityType
  description: string
  image_url: string | null
  version: Generated<number>
  deleted_at: string | null
}
export type ActivityRow = Selectable<ActivityTable>

declare module '../../platform/database/schema' {
  interface Database {
    activity: ActivityTable
  }
}
