import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { InputElement, Slots } from '../Field/control.styles'
import { Field, type FieldTextProps } from '../Field/Field'
import { IconButton } from '../IconButton/IconButton'

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  Omit<FieldTextProps, 'hideLabel'>

/** A password input with a button that reveals it. Password managers and pasting work. */
export function PasswordField({ label, hint, error, optional, id, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)

  return (
    <Field {...{ label, hint, error, optional, id }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Slots data-shown={shown || undefined}>
          <InputElement
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <span data-slot="button">
            <IconButton
              aria-label={shown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              icon={shown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </Slots>
      )}
    </Field>
  )
}
