import { EmptyPicture, token } from '@luzzu/ui'
import styled from 'styled-components'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { NotFoundLinks } from '../../platform/not-found/NotFoundLinks'
import { NOT_FOUND_COPY } from '../../platform/not-found/not-found.copy'
import { PageHead } from '../../platform/PageHead'

export default function NotFoundPage() {
  return (
    <SplitLayout title={NOT_FOUND_COPY.title} lead={NOT_FOUND_COPY.lead} picture={<EmptyPicture />}>
      <PageHead title={NOT_FOUND_COPY.title} />
      <meta name="robots" content="noindex" />
      <Links>
        <NotFoundLinks />
      </Links>
    </SplitLayout>
  )
}

const Links = styled.div`
  margin-top: ${token('space-6')};
`
