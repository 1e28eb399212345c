import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css, type RuleSet } from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

type DescriptionListVariant = 'rows' | 'chips' | 'icons'

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

const variants: Record<DescriptionListVariant, RuleSet> = {
  rows: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > div {
      display: flex;
      justify-content: space-between;
      gap: ${token('space-4')};
      padding-block: ${token('space-2h')};
      border-top: 1px solid ${token('line')};
    }
    > div:first-child {
      border-top: 0;
    }
    dt {
      display: flex;
      flex: none;
      gap: ${token('space-2')};
      max-width: 50%;
      color: ${token('text-muted')};
    }
    dd {
      min-width: 0;
      font-weight: 600;
      text-align: end;
      overflow-wrap: anywhere;
    }
    ${media.largeText} {
      > div {
        display: block;
      }
      dt {
        max-width: none;
      }
      dd {
        text-align: start;
      }
    }
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};

    > div {
      padding: ${token('space-2h')};
      border: 1px solid ${token('line')};
      border-radius: ${token('radius-card')};
      background: ${token('surface-raised')};
      line-height: 1.35;
    }
    dt {
      display: flex;
      align-items: center;
      gap: ${token('space-1')};
      font-size: ${token('text-sm')};
      color: ${token('text-muted')};
    }
    dd {
      font-weight: 600;
    }
    > div:has(svg) dd {
      padding-inline-start: calc(${token('icon')} + ${token('space-1')});
    }
  `,
  icons: css`
    display: grid;
    gap: ${token('space-2h')};

    > div {
      display: flex;
      gap: ${token('space-3')};
    }
    dt {
      flex: none;
      margin-top: ${token('space-half')};
    }
    dd {
      font-weight: 500;
    }
  `,
}

const List = styled.dl<{ $variant: DescriptionListVariant }>`
  ${tabular}
  line-height: 1.45;
  ${({ $variant }) => variants[$variant]}

  dd {
    text-wrap: pretty;
  }
  svg.lucide {
    color: ${token('accent')};
  }
  small {
    display: block;
    font-size: ${token('text-md')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`
