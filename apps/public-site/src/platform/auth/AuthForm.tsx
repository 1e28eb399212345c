import { Button } from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import { Form } from './auth.styles'

type AuthFormProps = {
  busy: boolean
  submitLabel: string
  onSubmit: (event: FormEvent) => void
  /** Whether the browser validates the fields before `onSubmit`. @default false */
  validateNatively?: boolean
  children: ReactNode
}

/** A single-column form with one submit button. */
export function AuthForm({ busy, submitLabel, onSubmit, validateNatively = false, children }: AuthFormProps) {
  return (
    // Without scripts, the fields must not end up in the address.
    <Form method="post" noValidate={!validateNatively} onSubmit={onSubmit}>
      {children}
      <Button type="submit" size="large" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}
