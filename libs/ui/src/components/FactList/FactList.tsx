import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { type FactVariant, List } from './FactList.styles'

export type Fact = { term: string; detail: ReactNode; small?: ReactNode; icon?: ReactNode }

export type FactListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  facts: readonly Fact[]
  /** `rows` for a dialog, `chips` for measures, `icons` where the icon stands for the term. @default 'rows' */
  variant?: FactVariant | undefined
}

/** Names and values that only have to be read. */
export function FactList({ facts, variant = 'rows', ...rest }: FactListProps) {
  return (
    <List {...rest} $variant={variant} data-variant={variant}>
      {facts.map(({ term, detail, small, icon }) => (
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
