import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Action, Place, Title, Words } from './EmptyState.styles'

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  /** @default 'p' */
  titleAs?: 'p' | 'h1' | 'h2' | 'h3' | undefined
  icon?: ReactNode
  /** A drawing in place of the icon. */
  picture?: ReactNode
  /** Why there is nothing, or what to try. */
  children?: ReactNode
  action?: ReactNode
}

/** Nothing to show, and what can be done about it. */
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
