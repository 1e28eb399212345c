import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react'

/** Counts the open dialogs of a list whose rows have dialogs of their own: while one is open, its row must stay. */
export const OpenDialogsContext = createContext<Dispatch<SetStateAction<number>>>(() => {})

/**
 * State of a dialog about a value. The value stays while the dialog closes; `formKey` changes with each opening, so
 * that a form with it as its key is reset.
 */
export function useDialogState<Value>() {
  const [state, setState] = useState<{ value: Value; isOpen: boolean; formKey: number }>()
  const isOpen = state?.isOpen ?? false
  const setCount = useContext(OpenDialogsContext)
  useEffect(() => {
    if (!isOpen) return
    setCount((count) => count + 1)
    return () => setCount((count) => count - 1)
  }, [isOpen, setCount])

  return {
    value: state?.value,
    isOpen,
    formKey: state?.formKey ?? 0,
    open: (value: Value) => setState((last) => ({ value, isOpen: true, formKey: (last?.formKey ?? 0) + 1 })),
    close: () => setState((last) => last && { ...last, isOpen: false }),
  }
}
