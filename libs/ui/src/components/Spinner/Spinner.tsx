import type { ComponentPropsWithRef } from 'react'
import { Ring } from './Spinner.styles'

export type SpinnerProps = ComponentPropsWithRef<'span'> & {
  /** @default 'medium' */
  size?: 'medium' | 'large' | undefined
}

/** A decorative spinner; put text beside it. */
export function Spinner({ size = 'medium', ...rest }: SpinnerProps) {
  return <Ring aria-hidden="true" data-size={size} {...rest} />
}
