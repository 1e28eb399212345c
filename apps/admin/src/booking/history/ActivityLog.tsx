import { LIST_QUERY } from '@luzzu/api-client'
import { useHistoryQuery } from '@luzzu/api-client/history'
import { useSite } from '@luzzu/api-client/site'
import type { HistoryEntity } from '@luzzu/domain/contracts'
import { Button, Skeleton, VisuallyHidden } from '@luzzu/ui'
import { useId, useState } from 'react'
import { QueryView } from '../../platform/refresh/QueryView'
import { Block, Entries } from './ActivityLog.styles'
import { ACTIVITY_LOG_COPY as COPY, formatEntry } from './activity-log.copy'

/** Number of entries fetched first and at most. */
const INITIAL_LIMIT = 5
const MAX_LIMIT = 100

type ActivityLogProps = {
  entity: HistoryEntity
  id: number
  /** Id of the customer whose booking it is. */
  customer?: number | undefined
}

/** The activity log of a record, newest first. */
export function ActivityLog({ entity, id, customer }: ActivityLogProps) {
  const headingId = useId()
  const site = useSite()
  const [limit, setLimit] = useState(INITIAL_LIMIT)
  const query = useHistoryQuery({ entity, id, limit }, LIST_QUERY)

  return (
    <Block aria-labelledby={headingId}>
      <h3 id={headingId}>{COPY.title}</h3>
      <QueryView query={query} failure={COPY.failed} skeleton={<Skeleton label="Loading…" width="80%" />}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p>{COPY.none}</p>}
            <Entries tabIndex={rows.length > INITIAL_LIMIT ? 0 : undefined} aria-label={COPY.title}>
              {rows
                .map((entry) => ({
                  ...formatEntry(entry, entity, { ...site, customer }),
                  at: entry.happened_at,
                }))
                .map((entry) => (
                  <li key={entry.id}>
                    <time dateTime={entry.at}>{entry.when}</time>
                    <span>{entry.what}</span>
                    {entry.changes.length > 0 && (
                      <ul>
                        {entry.changes.map(({ field, before, after }) => (
                          <li key={field}>
                            {field}: <VisuallyHidden>before </VisuallyHidden>
                            <del>{before}</del> <VisuallyHidden>now </VisuallyHidden>
                            <ins>{after}</ins>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
            </Entries>
            {next !== null && limit === INITIAL_LIMIT && (
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  loading={query.isFetching}
                  onClick={() => setLimit(MAX_LIMIT)}
                >
                  {COPY.more}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </Block>
  )
}
