import type { ComponentPropsWithRef } from 'react'
import { Key } from './Kbd.styles'

/** A key of the keyboard. */
export function Kbd(props: ComponentPropsWithRef<'kbd'>) {
  return <Key {...props} />
}
