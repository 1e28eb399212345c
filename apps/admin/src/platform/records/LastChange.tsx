import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useHistoryQuery } from '@luzzu/api-client/history'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatInstant, timeIn } from '@luzzu/domain'
import type { HistoryEntity } from '@luzzu/domain/contracts'
import { recordMessages } from './records.copy'

export type HistoryTarget = { entity: HistoryEntity; id: number }

/** Changes that others may have made since: a product has one history for all of its parts. */
const LIMIT = 10

type LastChangeProps = { of: HistoryTarget; fields: readonly string[] }

/** Who changed these fields last, and when; its line is there while that is fetched. */
export function LastChange({ of, fields }: LastChangeProps) {
  const { time_zone } = useSite()
  const now = useNow()
  const { currentData, isError } = useHistoryQuery({ ...of, limit: LIMIT }, LIST_QUERY)
  if (isError) return null
  if (!currentData) return <p>&nbsp;</p>
  const entry =
    currentData.rows.find(({ changes }) => changes.some(({ field }) => fields.includes(field))) ??
    currentData.rows[0]
  if (!entry) return null
  const at = new Date(entry.happened_at)
  const isToday = dateIn(time_zone, at) === dateIn(time_zone, now)
  const when = isToday ? timeIn(time_zone, at) : formatInstant(entry.happened_at, time_zone)
  return <p>{recordMessages.changedBy(entry.actor, when)}</p>
}
