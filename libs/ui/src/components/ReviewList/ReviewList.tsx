import type { ComponentPropsWithRef, ReactNode } from 'react'
import { List } from './ReviewList.styles'

export type ReviewRow = {
  term: string
  detail: ReactNode
  /** A second, less prominent line. */
  small?: ReactNode
  /** A link or button to change it. */
  action?: ReactNode
}

export type ReviewListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  rows: readonly ReviewRow[]
}

/** A review of all choices before submission. */
export function ReviewList({ rows, ...rest }: ReviewListProps) {
  return (
    <List {...rest}>
      {rows.map(({ term, detail, small, action }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {detail}
            {small && <small>{small}</small>}
          </dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </List>
  )
}
