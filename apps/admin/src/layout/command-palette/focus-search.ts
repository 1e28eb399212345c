import type { FocusEvent } from 'react'

/** On a touch screen the focus goes to a dialog itself; a search is opened to type. */
export function focusSearch({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}
