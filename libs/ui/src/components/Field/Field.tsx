import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ErrorLine, Frame, Hint, Label, LabelLine } from './Field.styles'

/** What every field says about itself. */
export type FieldTextProps = {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place already says what the field is. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the field as invalid. */
  error?: string | undefined
  /** Adds a quiet "(optional)" to the label. */
  optional?: boolean | undefined
}

/** What the control inside must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> &
  FieldTextProps & {
    /** Of the control; one is made up where none is given. */
    id?: string | undefined
    describedBy?: string | undefined
    /** Quiet words beside the label, such as a unit; they describe the control and do not name it. */
    note?: string | undefined
    children: (control: FieldControl) => ReactNode
  }

/** Label, hint and error around one control. The ready-made fields are built on it. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  note,
  optional,
  id,
  describedBy,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const noteId = note ? `${controlId}-note` : undefined
  const descriptions = [describedBy, noteId, errorId, hintId].filter(Boolean).join(' ')

  return (
    <Frame {...rest} data-invalid={error ? true : undefined}>
      <Noted note={note} id={noteId}>
        <Label htmlFor={controlId} data-hidden={hideLabel || undefined}>
          {label}
          {optional && ' '}
          {optional && <small>(optional)</small>}
        </Label>
      </Noted>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {error && (
        <ErrorLine id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </ErrorLine>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  )
}

type NotedProps = { note: string | undefined; id: string | undefined; children: ReactNode }

function Noted({ note, id, children }: NotedProps) {
  if (!note) return children
  return (
    <LabelLine>
      {children}
      <Hint as="small" id={id}>
        {note}
      </Hint>
    </LabelLine>
  )
}
