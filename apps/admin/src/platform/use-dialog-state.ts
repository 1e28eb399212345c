import { useState } from 'react'

/**
 * State of a dialog about a value. The value stays while the dialog closes; `formKey` changes with each opening, so
 * that a form with it as its key is reset.
 */
export function useDialogState<Value>() {
  const [state, setState] = useState<{ value: Value; isOpen: boolean; formKey: number }>()
  return {
    value: state?.value,
    isOpen: state?.isOpen ?? false,
    formKey: state?.formKey ?? 0,
    open: (value: Value) => setState((last) => ({ value, isOpen: true, formKey: (last?.formKey ?? 0) + 1 })),
    close: () => setState((last) => last && { ...last, isOpen: false }),
  }
}
