import { Button } from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import { Form } from './auth.styles'

type AuthFormProps = {
  busy: boolean
  submitLabel: string
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** A single-column form with one submit button. */
export function AuthForm({ busy, submitLabel, onSubmit, children }: AuthFormProps) {
  return (
    // Without scripts, the fields must not end up in the address.
    <Form method="post" noValidate onSubmit={onSubmit}>
      {children}
      <Button type="submit" size="large" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}
