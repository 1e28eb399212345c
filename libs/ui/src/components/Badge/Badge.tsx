import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type BadgeTone, Pill } from './Badge.styles'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone: BadgeTone
  icon?: ReactNode
}

/** A status in one word; the tone repeats it in color. */
export function Badge({ tone, icon, children, ...rest }: BadgeProps) {
  return (
    <Pill {...rest} $tone={tone} data-tone={tone}>
      {icon}
      {children}
    </Pill>
  )
}
