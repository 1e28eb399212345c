import { useClose } from '@headlessui/react'
import { Button, type ButtonProps } from '../Button/Button'

/** The button that gives a dialog up, among its `actions`: like Escape, it asks before what was typed is lost. */
export function DialogCloseButton({ variant = 'plain', ...rest }: Omit<ButtonProps, 'onClick'>) {
  const close = useClose()
  return <Button {...rest} variant={variant} onClick={() => close()} />
}
