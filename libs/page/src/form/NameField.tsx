import { TextField, type TextFieldProps } from '@luzzu/ui'

/** The name of a person, which the API and its messages call a username; only the registration shows that word. */
export function NameField({ error, ...rest }: TextFieldProps) {
  return <TextField {...rest} error={error?.replace(/^Username\b/, 'Name')} />
}
