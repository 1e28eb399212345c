import { Button } from '@luzzu/ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from './auth.styles'

type AuthFormProps = {
  /** Number of rejected submissions; each new one focuses the first invalid field. */
  attempt: number
  busy: boolean
  submitLabel: string
  onSubmit: () => void
  /** Whether the browser validates the fields before `onSubmit`. @default false */
  validateNatively?: boolean
  children: ReactNode
}

/** A single-column form with one submit button. */
export function AuthForm({
  attempt,
  busy,
  submitLabel,
  onSubmit,
  validateNatively = false,
  children,
}: AuthFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, attempt)
  return (
    <Form
      ref={element}
      noValidate={!validateNatively}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <Button type="submit" size="large" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}

function useFocusFirstError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempt])
}
