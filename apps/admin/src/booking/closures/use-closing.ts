import type { CreatedClosure } from '@luzzu/domain/contracts'
import { showSuccess } from '@luzzu/ui'
import { useDialogState } from '../../platform/use-dialog-state'
import { closureDays, closureMessages } from './closures.copy'

/** State of the dialog that closes; its value is the day to begin with. */
export function useClosing() {
  const dialog = useDialogState<string>()
  return {
    ...dialog,
    handleCreated(closure: CreatedClosure) {
      const closed = closureMessages.closed(closureDays(closure))
      showSuccess(closure.affected > 0 ? `${closed} ${closureMessages.affected(closure.affected)}` : closed)
      dialog.close()
    },
  }
}
