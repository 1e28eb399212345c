import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import type { PolymorphicProps } from '../../theme/as-link'
import { displayType } from '../../theme/mixins'
import { token } from '../../theme/token'

export type BrandProps = ComponentPropsWithRef<'a'> &
  PolymorphicProps & {
    name: string
    /** @default 'medium' */
    size?: 'small' | 'medium' | undefined
  }

/** The logo: the eye of a luzzu and the name. With `href`, or `as={Link} to="/"`, it links to the home page. */
export function Brand({ name, size = 'medium', as, ...rest }: BrandProps) {
  const element: PolymorphicProps = { as: as ?? (rest.href ? 'a' : 'span') }

  return (
    <Mark {...rest} {...element} data-size={size}>
      <svg viewBox="0 0 44 26" aria-hidden="true">
        <path
          d="M2 15C12 2 30 1 42 14 31 25 13 26 2 15z"
          fill={token('paint-white')}
          stroke={token('paint-ink')}
          strokeWidth="2"
        />
        <circle cx="23" cy="14.5" r="7" fill={token('paint-deep')} />
        <circle cx="23" cy="14.5" r="3.4" fill={token('paint-ink')} />
        <circle cx="25.5" cy="12" r="1.5" fill={token('paint-white')} />
        <path
          d="M1 9C10-2 32-3 42 7"
          fill="none"
          stroke={token('paint-yellow')}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span>{name}</span>
    </Mark>
  )
}

const Mark = styled.a`
  ${displayType}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2h')};
  min-height: ${token('row-height')};
  color: inherit;
  font-size: ${token('text-title')};
  font-weight: 600;
  line-height: 1;
  letter-spacing: ${token('tight')};
  text-decoration: none;

  &:not([data-size='small']) {
    font-size: ${token('heading-dialog')};
  }
  > svg {
    flex: none;
    width: ${token('row-height')};
    height: auto;
  }
  &[data-size='small'] > svg {
    width: ${token('icon-huge')};
  }
`
