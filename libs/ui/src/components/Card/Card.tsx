import type { ComponentPropsWithRef, ElementType } from 'react'
import { Surface } from './Card.styles'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType | undefined
  /** Without a shadow, for cards that lie in a list. */
  flat?: boolean | undefined
}

/** A ground of its own for things that belong together. */
export function Card({ flat = false, ...rest }: CardProps) {
  return <Surface {...rest} data-flat={flat || undefined} />
}
