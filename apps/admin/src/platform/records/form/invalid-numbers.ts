import type { FieldErrors } from '@luzzu/domain'

/** A number field that holds no number tells only its form, and reads as empty to everybody else. */
export function invalidNumberErrors(form: HTMLFormElement): FieldErrors {
  const bad = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement && control.validity.badInput,
  )
  return Object.fromEntries(bad.map((control) => [control.getAttribute('name') ?? '', 'Enter a number']))
}
