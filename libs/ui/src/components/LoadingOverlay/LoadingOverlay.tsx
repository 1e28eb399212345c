import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner'
import { Cover } from './LoadingOverlay.styles'

export type LoadingOverlayProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** @default 'Loading…' */
  message?: ReactNode
}

/** Covers the page while access is being checked. */
export function LoadingOverlay({ message = 'Loading…', ...rest }: LoadingOverlayProps) {
  return (
    <Cover role="status" {...rest}>
      <Spinner size="large" />
      <p>{message}</p>
    </Cover>
  )
}
