import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { type DescriptionListVariant, List } from './DescriptionList.styles'

export type DescriptionItem = { term: string; detail: ReactNode; small?: ReactNode; icon?: ReactNode }

export type DescriptionListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  items: readonly DescriptionItem[]
  /** `rows` for a dialog, `chips` for specifications, `icons` where an icon replaces the term. @default 'rows' */
  variant?: DescriptionListVariant | undefined
}

/** Read-only terms and values, as a `dl`. */
export function DescriptionList({ items, variant = 'rows', ...rest }: DescriptionListProps) {
  return (
    <List {...rest} $variant={variant} data-variant={variant}>
      {items.map(({ term, detail, small, icon }) => (
        <div key={term}>
          <dt>
            {icon}
            {variant === 'icons' ? <VisuallyHidden>{term}</VisuallyHidden> : term}
          </dt>
          <dd>
            {small ? <span>{detail}</span> : detail}
            {small && <small>{small}</small>}
          </dd>
        </div>
      ))}
    </List>
  )
}
