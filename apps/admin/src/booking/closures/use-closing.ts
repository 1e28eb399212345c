import type { CreatedClosure } from '@luzzu/domain/contracts'
import { useDialogState } from '../../platform/use-dialog-state'
import { showClosed } from './closed-message'
import { closureDays, closureMessages } from './closures.copy'

/** State of the dialog that closes; its value is the day to begin with. `onClosed` is called with what was closed. */
export function useClosing({ onClosed }: { onClosed?: (closure: CreatedClosure) => void } = {}) {
  const dialog = useDialogState<string>()
  return {
    ...dialog,
    handleCreated(closure: CreatedClosure) {
      const closed = closureMessages.closed(closureDays(closure))
      showClosed(closure.affected > 0 ? `${closed} ${closureMessages.affected(closure.affected)}` : closed)
      dialog.close()
      onClosed?.(closure)
    },
  }
}
