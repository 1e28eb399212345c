import { dismissToast, showUndo } from '@luzzu/ui'
import { createContext, useContext, useState } from 'react'
import { createUndoStack, type UndoStack } from './undo-stack'

function createToastStack(): UndoStack {
  return createUndoStack({
    show({ message, until, more }, onUndo) {
      const toast = showUndo(message, until, onUndo, more)
      return () => dismissToast(toast)
    },
    now: () => Date.now(),
  })
}

export const UndoContext = createContext(createToastStack())

/** The undo of a layout, for its context and its shortcut. */
export function useUndoStack(): UndoStack {
  return useState(createToastStack)[0]
}

/** Offers an undo by a button in a toast and by the shortcut. */
export const useOfferUndo = () => useContext(UndoContext).offer

/** The same, and how to take it away. */
export const useUndo = () => useContext(UndoContext)
