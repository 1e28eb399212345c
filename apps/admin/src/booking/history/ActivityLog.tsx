import { LIST_QUERY } from '@luzzu/api-client'
import { useHistoryQuery } from '@luzzu/api-client/history'
import { useSite } from '@luzzu/api-client/site'
import type { HistoryEntity } from '@luzzu/domain/contracts'
import { Button, media, Skeleton, token, VisuallyHidden } from '@luzzu/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { QueryView } from '../../platform/refresh/QueryView'
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
            <Entries tabIndex={rows.length > 0 ? 0 : undefined} aria-label={COPY.title}>
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
                            {field}:{' '}
                            {before !== undefined && (
                              <>
                                <VisuallyHidden>before </VisuallyHidden>
                                <del>{before}</del> <VisuallyHidden>now </VisuallyHidden>
                              </>
                            )}
                            <ins>{after}</ins>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
            </Entries>
            {next !== null && limit === MAX_LIMIT && <p>{COPY.newest(MAX_LIMIT)}</p>}
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

const Block = styled.section`
  container: panel / inline-size;
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  font-size: ${token('text-table')};

  > h3 {
    font-family: ${token('font-body')};
    font-size: ${token('text-table')};
    letter-spacing: 0;
  }
`

const Entries = styled.ol`
  display: grid;
  gap: ${token('space-2')};
  max-height: ${token('menu-height')};
  overflow: auto;

  > li {
    display: grid;
    grid-template-columns: minmax(0, ${token('width-stamp')}) minmax(0, 1fr);
    gap: 0 ${token('space-3')};
    overflow-wrap: anywhere;
  }
  time {
    color: ${token('text-muted')};
  }
  ul {
    grid-column: 2;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  del {
    text-decoration: line-through;
  }
  ins {
    color: ${token('text')};
    text-decoration: none;
  }
  ${media.narrowPanel} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    ul {
      grid-column: 1;
    }
  }
`
