import { dismissToast, showUndo } from '@luzzu/ui'
import { createContext, type RefObject, useContext, useState } from 'react'

/** What can be taken back by a key, as long as it can be. */
type Undoable = { toast: string; until: number; run: () => void }

/** Where the newest decision that can be taken back is kept. */
export const UndoContext = createContext<RefObject<Undoable | undefined>>({ current: undefined })

/** Offers to take something back, by a button in the toast and by the key that {@link useUndoSlot} serves. */
export function useOfferUndo() {
  const slot = useContext(UndoContext)
  return (message: string, until: number, onUndo: () => void) => {
    const run = () => {
      slot.current = undefined
      onUndo()
    }
    slot.current = { toast: showUndo(message, until, run), until, run }
  }
}

/** The place for the newest decision, and what takes it back. */
export function useUndoSlot() {
  const [slot] = useState<RefObject<Undoable | undefined>>({ current: undefined })
  return {
    slot,
    undo() {
      const newest = slot.current
      if (!newest || Date.now() > newest.until) return
      dismissToast(newest.toast)
      newest.run()
    },
  }
}
