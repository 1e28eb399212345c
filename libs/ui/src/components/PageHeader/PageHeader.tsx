import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-3')} ${token('space-4')};
  margin-bottom: ${token('space-4h')};

  h1 {
    font-size: ${token('heading-page')};
    line-height: 1.12;
  }
`

const Description = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-muted')};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-inline-start: auto;

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }
  @media print {
    display: none;
  }
`
