import { useNavigationGuard } from '@luzzu/routing'
import { ConfirmDialog } from '@luzzu/ui'
import { LEAVE_COPY as COPY } from './settings.copy'

/** Asks before unsaved changes are left. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { isHeld, leave, stay } = useNavigationGuard(isUnsaved)
  return (
    <ConfirmDialog
      open={isHeld}
      onClose={stay}
      onConfirm={leave}
      title={COPY.title}
      confirmLabel={COPY.leave}
      cancelLabel={COPY.stay}
      tone="danger"
    >
      <p>{COPY.body}</p>
    </ConfirmDialog>
  )
}
