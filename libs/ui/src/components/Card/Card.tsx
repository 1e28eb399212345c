import type { ComponentPropsWithRef, ElementType } from 'react'
import { Surface } from './Card.styles'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType | undefined
  /** Without a shadow, for cards in a list. */
  flat?: boolean | undefined
}

/** A surface that groups related content. */
export function Card({ flat = false, ...rest }: CardProps) {
  return <Surface {...rest} data-flat={flat || undefined} />
}
