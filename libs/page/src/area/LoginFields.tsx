import { PasswordField, TextField } from '@luzzu/ui'
import type { ComponentProps } from 'react'

type LoginFieldsProps = {
  /** The props that the form gives to the input of a name. */
  field: (name: 'mail' | 'password') => Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'ref'>
}

/** Email and password, as every login form has them. */
export function LoginFields({ field }: LoginFieldsProps) {
  return (
    <>
      <TextField label="Email" type="email" autoComplete="username" {...field('mail')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </>
  )
}
