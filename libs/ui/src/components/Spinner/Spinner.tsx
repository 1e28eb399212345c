import type { ComponentPropsWithRef } from 'react'
import { Ring } from './Spinner.styles'

export type SpinnerProps = ComponentPropsWithRef<'span'> & {
  /** @default 'medium' */
  size?: 'medium' | 'large' | undefined
}

/** A turning ring. It says nothing by itself: the words beside it do. */
export function Spinner({ size = 'medium', ...rest }: SpinnerProps) {
  return <Ring aria-hidden="true" data-size={size} {...rest} />
}
