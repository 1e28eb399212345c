import type { ComponentPropsWithRef, ElementType } from 'react'
import styled from 'styled-components'
import { raisedSurface } from '../../theme/mixins'
import { token } from '../../theme/token'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType | undefined
  /** Without a shadow, for cards in a list. */
  flat?: boolean | undefined
}

/** A surface that groups related content. */
export function Card({ flat = false, ...rest }: CardProps) {
  return <Surface {...rest} data-flat={flat || undefined} />
}

const Surface = styled.div`
  ${raisedSurface}
  position: relative;
  padding: ${token('space-5')};
  box-shadow: ${token('raised')};

  &[data-flat] {
    box-shadow: none;
  }
`
