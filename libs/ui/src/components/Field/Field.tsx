import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

/** Texts of a form field. */
export type FieldTextProps = {
  label: ReactNode
  /** Hides the label visually, where the context already shows it. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** What is wrong and how to fix it. Marks the field as invalid. */
  error?: string | undefined
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined
}

/** Attributes that connect the control with label, hint and error. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> &
  FieldTextProps & {
    /** The id of the control; generated when omitted. */
    id?: string | undefined
    describedBy?: string | undefined
    /** Text beside the label, such as a unit; part of the description, not of the name. */
    note?: string | undefined
    children: (control: FieldControl) => ReactNode
  }

/** Label, hint and error of a form control; the base of all fields. */
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
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  )
}

/** The error of a control that is no `Field`; name it in the control's `aria-describedby`. */
export function FieldError({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  return (
    <ErrorLine {...rest}>
      <CircleAlert aria-hidden="true" />
      {children}
    </ErrorLine>
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

const Frame = styled.div`
  display: grid;
  gap: ${token('space-1h')};
  align-content: start;
  min-width: 0;
`

const Label = styled.label`
  font-size: ${token('label-text')};
  font-weight: 600;
  line-height: 1.4;

  &[data-hidden] {
    ${visuallyHidden}
  }
  small {
    font-size: ${token('text-sm')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space-1')};

  > small {
    white-space: nowrap;
  }
`

const Hint = styled.p`
  font-size: ${token('text-sm')};
  line-height: 1.4;
  color: ${token('text-muted')};
`

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1h')};
  font-size: ${token('label-text')};
  font-weight: 500;
  line-height: 1.4;
  color: ${token('danger')};

  svg.lucide {
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
    margin-top: ${token('space-half')};
    stroke-width: 2;
  }
`
