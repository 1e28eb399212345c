import { LIST_QUERY, messageOf } from '@luzzu/api-client'
import { useListFailedMailsQuery, useRetryMailMutation } from '@luzzu/api-client/system'
import type { StoredMail } from '@luzzu/domain/contracts'
import { Button, type Column, DataTable, EmptyState, Panel, showError, showSuccess, size } from '@luzzu/ui'
import { MailCheck, RotateCw } from 'lucide-react'
import { Instant } from '../../platform/Instant'
import { QueryView } from '../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { MAIL_COLUMN_COPY as COLUMN_COPY, SYSTEM_COPY as COPY } from './system.copy'

const LOADING_ROWS = 2

const COLUMNS: readonly Column<StoredMail>[] = [
  {
    key: 'recipient',
    header: COLUMN_COPY.recipient,
    isRowHeader: true,
    clip: true,
    cell: ({ recipient }) => <span title={recipient}>{recipient}</span>,
  },
  {
    key: 'subject',
    header: COLUMN_COPY.subject,
    clip: true,
    bareInCard: true,
    cell: ({ subject }) => <span title={subject}>{subject}</span>,
  },
  {
    key: 'failed-at',
    header: COLUMN_COPY.failedAt,
    width: size(44),
    cell: ({ failed_at }) => failed_at && <Instant at={failed_at} />,
  },
  {
    key: 'reason',
    header: COLUMN_COPY.reason,
    clip: true,
    cell: ({ last_error }) => <span title={last_error ?? ''}>{last_error}</span>,
  },
  {
    key: 'actions',
    header: COLUMN_COPY.actions,
    width: size(36),
    align: 'end',
    cell: (mail) => <RetryButton mail={mail} />,
  },
]

/** The newest emails that were given up, each with a button to send it again. */
export function FailedEmails() {
  const query = useListFailedMailsQuery(undefined, LIST_QUERY)
  const panel = useRestoreFocus<HTMLElement>(query.data)
  const table = (rows: StoredMail[], loadingRows: number) => (
    <DataTable
      caption={COPY.failedEmails}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
    />
  )
  return (
    <Panel ref={panel} tabIndex={-1} title={COPY.failedEmails}>
      <QueryView query={query} failure={COPY.failedNotLoaded} skeleton={table([], LOADING_ROWS)}>
        {(mails) =>
          mails.length === 0 ? (
            <EmptyState title={COPY.noFailedEmails} icon={<MailCheck aria-hidden="true" />} />
          ) : (
            table(mails, 0)
          )
        }
      </QueryView>
    </Panel>
  )
}

function RetryButton({ mail: { id, recipient } }: { mail: StoredMail }) {
  const [retry, { isLoading }] = useRetryMailMutation()
  const onClick = async () => {
    const { error } = await retry(id)
    if (error) showError(messageOf(error, COPY.notRetried))
    else showSuccess(COPY.retried)
  }
  return (
    <Button
      variant="plain"
      size="small"
      loading={isLoading}
      icon={<RotateCw aria-hidden="true" />}
      aria-label={`${COPY.retry}: ${recipient}`}
      onClick={onClick}
    >
      {COPY.retry}
    </Button>
  )
}
