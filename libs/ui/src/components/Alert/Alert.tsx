import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'
import { type AlertTone, Box } from './Alert.styles'

export type AlertProps = ComponentPropsWithoutRef<'div'> & {
  icon?: ReactNode
  /** @default 'info' */
  tone?: AlertTone | undefined
}

/** An inline message. Give it `role="alert"` where it appears after an action; an error is then scrolled into view. */
export function Alert({ icon, tone = 'info', children, ...rest }: AlertProps) {
  const box = useRef<HTMLDivElement>(null)
  const isFailure = rest.role === 'alert' && tone === 'danger'
  useEffect(() => {
    if (isFailure) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailure])

  return (
    <Box {...rest} ref={box} $tone={tone} data-tone={tone}>
      {icon}
      <div>{children}</div>
    </Box>
  )
}
