import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../../theme/token'

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
    <Column {...rest}>
      {picture ?? icon}
      <Title as={titleAs}>{title}</Title>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-1')};
  padding: ${token('space-7')} ${token('space-4')};
  text-align: center;

  > svg {
    color: ${token('text-muted')};
    margin-bottom: ${token('space-2')};
  }
  > svg.lucide {
    width: ${token('icon-huge')};
    height: ${token('icon-huge')};
    stroke-width: 1.5;
  }
`

const Title = styled.p`
  font-weight: 600;

  &:is(h1, h2, h3) {
    font-size: ${token('heading-3')};
  }
`

const Words = styled.div`
  max-width: ${token('measure')};
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
`
