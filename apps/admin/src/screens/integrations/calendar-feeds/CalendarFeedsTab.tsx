import { LIST_QUERY } from '@luzzu/api-client'
import {
  useDeleteCalendarFeedMutation,
  useListCalendarFeedsQuery,
  useRotateCalendarFeedMutation,
} from '@luzzu/api-client/calendar-feeds'
import type { CalendarFeed, NewCalendarFeed } from '@luzzu/domain/contracts'
import { showSuccess } from '@luzzu/ui'
import { CalendarPlus } from 'lucide-react'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { useDialogState } from '../../../platform/use-dialog-state'
import { IntegrationPanel } from '../IntegrationPanel'
import { SecretDialog } from '../secret/SecretDialog'
import { useIssuedSecret } from '../secret/use-issued-secret'
import { CalendarFeedDialog } from './CalendarFeedDialog'
import { FEEDS_COPY as COPY, feedMessages } from './calendar-feeds.copy'
import { useFeedColumns } from './feed-columns'

/** The calendars that the administrator has made for staff. */
export function CalendarFeedsTab() {
  const query = useListCalendarFeedsQuery(undefined, LIST_QUERY)
  const creation = useDialogState<true>()
  const issued = useIssuedSecret()
  const rotation = useRotation(issued.show)
  const deletion = useDeletion()
  const columns = useFeedColumns({ onRotate: rotation.ask, onDelete: deletion.ask })
  return (
    <>
      <IntegrationPanel
        copy={COPY}
        icon={<CalendarPlus aria-hidden="true" />}
        query={query}
        columns={columns}
        onAdd={() => creation.open(true)}
        isDialogOpen={[creation, rotation, deletion].some(({ isOpen }) => isOpen) || issued.dialog.open}
      />
      <CalendarFeedDialog
        key={creation.formKey}
        open={creation.isOpen}
        onClose={creation.close}
        onCreated={({ url }) => {
          creation.close()
          issued.show(COPY.created, url)
        }}
      />
      <ConfirmationDialog
        confirmation={rotation}
        copy={{ title: COPY.rotateTitle, confirm: COPY.rotateConfirm, keep: COPY.keep }}
      >
        <p>{feedMessages.rotateConsequence(rotation.action?.name ?? '')}</p>
      </ConfirmationDialog>
      <ConfirmationDialog
        confirmation={deletion}
        copy={{ title: COPY.deleteTitle, confirm: COPY.deleteConfirm, keep: COPY.keep }}
      >
        <p>{feedMessages.deleteConsequence(deletion.action?.name ?? '')}</p>
      </ConfirmationDialog>
      <SecretDialog {...issued.dialog} label={COPY.address} hint={COPY.addressHint} />
    </>
  )
}

function useRotation(show: (title: string, url: string) => void) {
  const [rotate] = useRotateCalendarFeedMutation()
  return useConfirmedAction<CalendarFeed, NewCalendarFeed>({
    send: ({ id }) => rotate(id),
    onDone: ({ url }) => show(COPY.rotated, url),
    failed: (_feed, reason) => feedMessages.notRotated(reason),
  })
}

function useDeletion() {
  const [remove] = useDeleteCalendarFeedMutation()
  return useConfirmedAction({
    send: ({ id }: CalendarFeed) => remove(id),
    onDone: () => showSuccess(COPY.deleted),
    failed: (_feed, reason) => feedMessages.notDeleted(reason),
  })
}
