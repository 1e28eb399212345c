import { useListAffectedBookingsQuery } from '@luzzu/api-client/closures'
import type { Closure } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { useReference } from '../../platform/refresh/live-queries'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../platform/use-dialog-state'
import { CallOffDialog } from './CallOffDialog'
import { Item } from './Closures.styles'
import { CLOSURES_COPY as COPY, closureDays, closureMessages } from './closures.copy'

type ClosureItemProps = {
  closure: Closure
  /** What it closes, in words. */
  scope: string
  onRemove: (closure: Closure) => void
}

/** A closure: when, what and why, and the bookings that no longer fit. */
export function ClosureItem({ closure, scope, onRemove }: ClosureItemProps) {
  const { data: affected = [] } = useReference(useListAffectedBookingsQuery(closure.id))
  const dialog = useDialogState<typeof affected>()
  const item = useRestoreFocus<HTMLLIElement>(affected.length, dialog.isOpen)
  const days = closureDays(closure)
  return (
    <Item ref={item} tabIndex={-1} data-row data-key={closure.id}>
      <div>
        <strong>{scope}</strong>
        <span>{days}</span>
        {closure.reason && <small>{closure.reason}</small>}
      </div>
      <div data-actions>
        {affected.length > 0 && (
          <>
            <em>{closureMessages.affected(affected.length)}</em>
            <Button
              size="small"
              variant="soft"
              aria-label={closureMessages.callOffLabel(`${scope}, ${days}`)}
              onClick={() => dialog.open(affected)}
            >
              {COPY.callOff}
            </Button>
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={closureMessages.removeLabel(`${scope}, ${days}`)}
          onClick={() => onRemove(closure)}
        >
          {COPY.remove}
        </Button>
      </div>
      {dialog.value && (
        <CallOffDialog
          key={dialog.formKey}
          open={dialog.isOpen}
          onClose={dialog.close}
          closureId={closure.id}
          bookings={dialog.value}
        />
      )}
    </Item>
  )
}
