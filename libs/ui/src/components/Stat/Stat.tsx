import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { displayType, raisedSurface, tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export type StatProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode
  /** The formatted figure, or a skeleton while loading. */
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  /** A link to the details of the figure. */
  action?: ReactNode
  /** `attention` highlights a figure that needs action. */
  tone?: 'attention' | undefined
}

/** A key figure with its label. */
export function Stat({ label, value, hint, icon, action, tone, ...rest }: StatProps) {
  return (
    <Surface {...rest}>
      <Title>{label}</Title>
      <Figure>{value}</Figure>
      <Below data-tone={tone}>
        {icon}
        {hint}
        {action}
      </Below>
    </Surface>
  )
}

const Surface = styled.div`
  ${raisedSurface}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${token('space-3')};
  padding: ${token('space-4')} ${token('space-4h')};

  ${media.phone} {
    padding: ${token('space-3')} ${token('space-4')};
  }
`

const Title = styled.h2`
  font: 500 ${token('text-table')} / 1.4 ${token('font-body')};
  letter-spacing: 0;
  color: ${token('text-muted')};
`

const Figure = styled.p`
  ${displayType}
  ${tabular}
  grid-row: span 2;
  grid-column: 2;
  font-size: ${token('figure-large')};
  line-height: 1;

  ${media.phone} {
    font-size: ${token('figure')};
  }
`

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  font-size: ${token('text-table')};
  font-weight: 600;
  min-height: ${token('icon')};

  &[data-tone='attention'] {
    color: ${token('pending')};
  }
  > svg.lucide {
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`
