import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, LinkButton } from '@luzzu/ui'
import { PageHead } from '../PageHead'
import { paths } from '../paths'
import { SCREENS_COPY } from '../screens.copy'

const TITLE = SCREENS_COPY.productNotFound.title

/** Shown for an unknown or deleted product. */
export function ProductNotFound() {
  return (
    <>
      <PageHead title={TITLE} />
      <meta name="robots" content="noindex" />
      <EmptyState
        title={TITLE}
        titleAs="h1"
        picture={<EmptyPicture />}
        action={
          <LinkButton as={Link} to={paths.home}>
            Back to Home
          </LinkButton>
        }
      >
        It may no longer be offered.
      </EmptyState>
    </>
  )
}
