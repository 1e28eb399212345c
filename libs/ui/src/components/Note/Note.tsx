import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Box, type NoteTone } from './Note.styles'

export type NoteProps = ComponentPropsWithRef<'div'> & {
  icon?: ReactNode
  /** @default 'info' */
  tone?: NoteTone | undefined
}

/** A sentence that should not be missed, in the place where it matters. */
export function Note({ icon, tone = 'info', children, ...rest }: NoteProps) {
  return (
    <Box {...rest} $tone={tone} data-tone={tone}>
      {icon}
      <div>{children}</div>
    </Box>
  )
}
