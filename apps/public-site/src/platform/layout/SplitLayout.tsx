import { useSite } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { Brand, Seascape } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths'
import { Content, Header, Illustration, SplitGrid, Tagline } from './split-layout.styles'

type SplitLayoutProps = { title: string; lead?: ReactNode; children: ReactNode }

/** A page without header and footer: an illustration beside the content. */
export function SplitLayout({ title, lead, children }: SplitLayoutProps) {
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
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </Header>
        <div>{children}</div>
      </Content>
    </SplitGrid>
  )
}
