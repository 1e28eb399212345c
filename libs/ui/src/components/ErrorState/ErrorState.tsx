import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState'

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'action' | 'picture' | 'icon'> & {
  /** @default 'This did not load.' */
  title?: ReactNode
  /** Omitted when a retry cannot help. */
  onRetry?: (() => void) | undefined
  /** @default 'Try again' */
  retryLabel?: string | undefined
  retrying?: boolean | undefined
  action?: ReactNode
}

/** Shown instead of content that failed to load, with a retry. */
export function ErrorState({
  title = 'This did not load.',
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...rest}
      title={title}
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        <>
          {onRetry && (
            <Button variant="plain" onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </>
      }
    />
  )
}
