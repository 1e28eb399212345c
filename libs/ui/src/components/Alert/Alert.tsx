import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'
import styled, { css, type RuleSet } from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

type AlertTone = 'info' | 'warning' | 'danger' | 'success'

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

const tones: Record<AlertTone, RuleSet> = {
  info: css`
    background: ${token('accent-soft')};

    > svg.lucide {
      color: ${token('accent')};
    }
  `,
  warning: css`
    background: ${token('pending-soft')};
    color: ${token('pending')};
  `,
  danger: css`
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
  `,
  success: css`
    background: ${token('confirmed-soft')};
    color: ${token('confirmed')};
  `,
}

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${token('space-3')};
  padding: ${token('space-3h')} ${token('space-4')};
  border-radius: ${token('radius')};
  line-height: 1.5;
  ${({ $tone }) => tones[$tone]}

  ${media.forced} {
    border: 1px solid;
  }
  > svg.lucide {
    margin-top: ${token('space-half')};
  }
  > div {
    min-width: 0;
  }
  a:not([data-variant]) {
    color: inherit;
  }
`

/**
 * Why something failed; nothing without a reason. It is announced when it appears, unless a field is described by its
 * `id` and gets the focus instead.
 */
export function ErrorAlert({ children, ...rest }: Omit<AlertProps, 'tone' | 'icon'>) {
  if (!children) return null
  return (
    <Alert
      role={rest.id ? undefined : 'alert'}
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      {...rest}
    >
      {children}
    </Alert>
  )
}
