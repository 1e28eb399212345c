import { useState } from 'react'

/**
 * A dialog about a thing. The thing stays while the dialog closes; `turn` tells one opening from the
 * next, so that a form begins anew each time when it is the form's key.
 */
export function useOpened<Thing>() {
  const [state, setState] = useState<{ thing: Thing; isOpen: boolean; turn: number }>()
  return {
    thing: state?.thing,
    isOpen: state?.isOpen ?? false,
    turn: state?.turn ?? 0,
    open: (thing: Thing) => setState((last) => ({ thing, isOpen: true, turn: (last?.turn ?? 0) + 1 })),
    close: () => setState((last) => last && { ...last, isOpen: false }),
  }
}
