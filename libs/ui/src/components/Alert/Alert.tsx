import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type AlertTone, Box } from './Alert.styles'

export type AlertProps = ComponentPropsWithRef<'div'> & {
  icon?: ReactNode
  /** @default 'info' */
  tone?: AlertTone | undefined
}

/** An inline message. Give it `role="alert"` where it appears after an action. */
export function Alert({ icon, tone = 'info', children, ...rest }: AlertProps) {
  return (
    <Box {...rest} $tone={tone} data-tone={tone}>
      {icon}
      <div>{children}</div>
    </Box>
  )
}
