import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Actions, Bar, Description } from './PageHeader.styles'

export type PageHeaderProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** The page's only `h1`. */
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

/** Title, description and actions of a page. */
export function PageHeader({ title, description, actions, ...rest }: PageHeaderProps) {
  return (
    <Bar {...rest}>
      <div>
        <h1>{title}</h1>
        {description && <Description>{description}</Description>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  )
}
