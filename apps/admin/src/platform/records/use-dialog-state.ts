import { useState } from 'react'

/**
 * A dialog about a thing. The thing stays while the dialog closes; `turn` tells one opening from the
 * next, so that a form begins anew each time when it is the form's key.
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
