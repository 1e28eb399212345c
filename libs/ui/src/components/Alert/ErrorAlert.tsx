import { CircleAlert } from 'lucide-react'
import { Alert, type AlertProps } from './Alert'

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
