import { type RefObject, useEffect } from 'react'

/** Takes the reader to the first field that was refused, once for each attempt to send the form. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempt])
}
