import { useSite } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { Brand, Seascape } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { paths } from '../../paths'
import { Art, Column, Halves, Head, Motto } from './entry.styles'

type EntryFrameProps = { title: string; lead?: ReactNode; children: ReactNode }

/** A page of one task, without header and footer: the sea on one half, the task on the other. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  const { site_name } = useSite()
  return (
    <Halves id="main">
      <Art aria-hidden="true">
        <Seascape as="div" variant="panel">
          <Motto>Your adventure awaits.</Motto>
        </Seascape>
      </Art>
      <Column>
        <Head>
          <Brand as={Link} to={paths.home} name={site_name} />
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </Head>
        <div>{children}</div>
      </Column>
    </Halves>
  )
}
