import { TextField, type TextFieldProps } from '../TextField/TextField'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'placeholder'>

/** A native date input. `value`, `min` and `max` are `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
