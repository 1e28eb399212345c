import { dismissToast, showUndo } from '@luzzu/ui'
import { createContext, type RefObject, useContext, useState } from 'react'

/** `until`: milliseconds since the epoch. */
type Undoable = { toast: string; until: number; run: () => void }

/** Holds the newest decision that can be undone. */
export const UndoContext = createContext<RefObject<Undoable | undefined>>({ current: undefined })

/** Offers an undo by a button in the toast and by the shortcut of {@link useUndoSlot}. */
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

/** Holds the newest decision that can be undone, and undoes it. */
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
