import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { raisedSurface } from '../../theme/mixins'
import { token } from '../../theme/token'

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

const List = styled.dl`
  ${raisedSurface}
  display: grid;

  > div {
    display: grid;
    grid-template-columns: ${token('width-term')} 1fr auto;
    align-items: center;
    gap: ${token('space-2')} ${token('space-4')};
    min-height: ${token('header-height')};
    padding: ${token('space-3')} ${token('space-4h')};
    line-height: 1.45;
  }
  > div + div {
    border-top: 1px solid ${token('line')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: ${token('text-md')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
  /* An action reads as a link, not as one more detail. */
  dd + dd > * {
    display: inline-flex;
    align-items: center;
    min-height: ${token('control-height')};
    margin-inline-end: calc(-1 * ${token('space-2')});
    padding-inline: ${token('space-2')};
    color: ${token('accent')};
    text-decoration: underline;
  }
  ${media.tiny} {
    > div {
      grid-template-columns: 1fr auto;
      align-content: center;
      row-gap: 0;
      padding: ${token('space-2')} ${token('space-4')};
    }
    dt {
      font-size: ${token('text-table')};
    }
    dt,
    dd {
      grid-column: 1;
    }
    dd + dd {
      grid-area: 1 / 2 / span 2;
    }
  }
`
