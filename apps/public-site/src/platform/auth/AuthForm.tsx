import { Button, ErrorAlert, token } from '@luzzu/ui'
import type { FormEvent, ReactNode } from 'react'
import styled from 'styled-components'

type AuthFormProps = {
  busy: boolean
  submitLabel: string
  /** Why it could not be sent, until the next attempt. */
  failure?: string | undefined
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** A single-column form with one submit button. */
export function AuthForm({ busy, submitLabel, failure, onSubmit, children }: AuthFormProps) {
  return (
    // Without scripts, the fields must not end up in the address.
    <Form method="post" noValidate onSubmit={onSubmit}>
      {children}
      <Failure>{failure}</Failure>
      <Button type="submit" size="large" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token('space-4h')};
  margin-top: ${token('space-6')};
`

/** Scrolled into sight together with the button, above the toast. */
const Failure = styled(ErrorAlert)`
  scroll-margin-bottom: calc(2 * ${token('space-8')});
`

export const FormFooter = styled.p`
  margin-top: ${token('space-4h')};
  color: ${token('text-muted')};
  text-align: center;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('row-height')};
  }
`
