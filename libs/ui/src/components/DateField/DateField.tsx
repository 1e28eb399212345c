import { useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'placeholder'>

const NO_DATE = 'Please select a valid date.'

/** A native date input. `value`, `min` and `max` are `YYYY-MM-DD`. What is no date, or half of one, is marked when the field is left. */
export function DateField({ error, onBlur, onChange, ...props }: DateFieldProps) {
  // To everybody else such an input is an empty one.
  const [isBad, setBad] = useState(false)
  return (
    <TextField
      {...props}
      type="date"
      // Whoever gives it a date meanwhile takes the mark back.
      error={error ?? (isBad && !props.value ? NO_DATE : undefined)}
      onChange={(event) => {
        setBad(false)
        onChange?.(event)
      }}
      onBlur={(event) => {
        setBad(event.target.validity.badInput)
        onBlur?.(event)
      }}
    />
  )
}
