import type { ComponentPropsWithRef, ElementType } from 'react'
import styled from 'styled-components'
import { raisedSurface } from '../../theme/mixins'
import { token } from '../../theme/token'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType | undefined
}

/** A surface that groups related content. */
export function Card(props: CardProps) {
  return <Surface {...props} />
}

const Surface = styled.div`
  ${raisedSurface}
  position: relative;
  padding: ${token('space-5')};
  box-shadow: ${token('raised')};
`
