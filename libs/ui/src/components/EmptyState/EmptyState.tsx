import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Action, Place, Title, Words } from './EmptyState.styles'

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  /** @default 'p' */
  titleAs?: 'p' | 'h1' | 'h2' | 'h3' | undefined
  icon?: ReactNode
  /** An illustration in place of the icon. */
  picture?: ReactNode
  /** Why it is empty, or what to try. */
  children?: ReactNode
  action?: ReactNode
}

/** Shown instead of empty content, with a next action. */
export function EmptyState({
  title,
  titleAs = 'p',
  icon,
  picture,
  children,
  action,
  ...rest
}: EmptyStateProps) {
  return (
    <Place {...rest}>
      {picture ?? icon}
      <Title as={titleAs}>{title}</Title>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Place>
  )
}
