import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'
import { Spinner } from '../Spinner/Spinner'

export type LoadingOverlayProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** @default 'Loading…' */
  message?: ReactNode
  /** What is of use meanwhile. */
  children?: ReactNode
}

/** Covers the page while access is being checked. */
export function LoadingOverlay({ message = 'Loading…', children, ...rest }: LoadingOverlayProps) {
  return (
    <Cover role="status" {...rest}>
      <Spinner size="large" />
      <p>{message}</p>
      {children}
    </Cover>
  )
}

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer-overlay')};
  display: grid;
  overflow: auto;
  place-content: safe center;
  justify-items: center;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  text-align: center;
  background: ${token('surface')};
  color: ${token('accent')};

  > p {
    color: ${token('text-muted')};
  }
`
