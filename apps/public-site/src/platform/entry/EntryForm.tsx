import { Button } from '@luzzu/ui'
import { type ReactNode, useRef } from 'react'
import { Form } from './entry.styles'
import { useFocusFirstError } from './use-focus-first-error'

type EntryFormProps = {
  /** Rises with each refusal, which takes the reader to the first field that is wrong. */
  attempt: number
  busy: boolean
  submitLabel: string
  onSubmit: () => void
  /** Whether the browser judges the format of fields before anything is sent. @default false */
  checkedByBrowser?: boolean
  children: ReactNode
}

/** The form of a page of one task: its fields, and the one button that sends them. */
export function EntryForm({
  attempt,
  busy,
  submitLabel,
  onSubmit,
  checkedByBrowser = false,
  children,
}: EntryFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, attempt)
  return (
    <Form
      ref={element}
      noValidate={!checkedByBrowser}
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
