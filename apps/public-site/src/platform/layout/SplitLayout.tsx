import { useSite } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { Brand, displayType, media, Seascape, token } from '@luzzu/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '../paths'

type SplitLayoutProps = {
  title: string
  lead?: ReactNode
  /** Where there is no room for the illustration beside the content. */
  picture?: ReactNode
  children: ReactNode
}

/** A page without header and footer: an illustration beside the content. */
export function SplitLayout({ title, lead, picture, children }: SplitLayoutProps) {
  const { site_name } = useSite()
  return (
    <SplitGrid id="main">
      <Illustration aria-hidden="true">
        <Seascape as="div" variant="panel">
          <Tagline>Your adventure awaits.</Tagline>
        </Seascape>
      </Illustration>
      <Content>
        <Header>
          <Brand as={Link} to={paths.home} name={site_name} />
          {picture && <Picture>{picture}</Picture>}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </Header>
        <div>{children}</div>
      </Content>
    </SplitGrid>
  )
}

const SplitGrid = styled.main`
  display: grid;
  min-height: 100svh;

  ${media.desk} {
    grid-template-columns: 1fr 1fr;
  }
`

const Illustration = styled.div`
  display: none;

  ${media.desk} {
    display: block;
  }
`

const Picture = styled.div`
  width: min(${token('width-stamp')}, 60%);
  margin: ${token('space-6')} auto 0;

  ${media.desk} {
    display: none;
  }
`

const Tagline = styled.p`
  && {
    ${displayType}
    max-width: ${token('measure-headline')};
    margin: 0;
    font-size: ${token('heading-2')};
    line-height: 1.1;
    letter-spacing: ${token('tight')};
  }
`

const Content = styled.div`
  display: grid;
  /* From the top: in the middle, all of it would move with each error. */
  align-content: start;
  justify-items: center;
  padding: ${token('space-6')} ${token('space-4')} ${token('space-8')};

  ${media.tablet} {
    padding-top: clamp(${token('space-6')}, 10svh, ${token('space-9')});
  }

  > * {
    width: min(${token('width-form')}, 100%);
  }
`

const Header = styled.div`
  > h1 {
    margin-top: ${token('space-6')};
    font-size: ${token('heading-2')};
    line-height: 1.12;
  }
  > p {
    margin-top: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('text-xl')};
    text-wrap: pretty;
  }
`
