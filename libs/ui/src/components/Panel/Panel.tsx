import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { raisedSurface, tableCorners } from '../../theme/mixins'
import { token } from '../../theme/token'

export type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: ReactNode
  subtitle?: ReactNode
  /** At the end of the header: a link or a small button. */
  action?: ReactNode
}

/** A section of a dashboard with a header. The content brings its own padding. */
export function Panel({ title, subtitle, action, children, ...rest }: PanelProps) {
  const id = useId()

  return (
    <Surface aria-labelledby={id} {...rest}>
      <Head>
        <h2 id={id}>{title}</h2>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        {action && <Action>{action}</Action>}
      </Head>
      {children}
    </Surface>
  )
}

const Surface = styled.section`
  ${raisedSurface}
  ${tableCorners}
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2h')};
  min-height: ${token('topbar-height')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-4h')} ${token('space-4')};

  > h2 {
    font-size: ${token('heading-panel')};
    line-height: 1.2;
  }
  ${media.phone} {
    padding: ${token('space-3')} ${token('space-4')};
  }
`

const Subtitle = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`

const Action = styled.div`
  margin-inline-start: auto;
  font-size: ${token('text-table')};
  font-weight: 600;

  /* As high as the head. */
  a:not([data-variant]) {
    display: inline-block;
    margin-block: calc(-1 * ${token('space-3')});
    padding-block: ${token('space-3')};
    text-decoration: none;
  }
  a:not([data-variant]):hover {
    text-decoration: underline;
  }
`
