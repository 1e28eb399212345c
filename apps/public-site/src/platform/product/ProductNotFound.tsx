import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { Link } from '@luzzu/routing'
import { DescriptionList, EmptyPicture, EmptyState, LinkButton, raisedSurface, token } from '@luzzu/ui'
import styled from 'styled-components'
import { PageHead } from '../PageHead'
import { paths } from '../paths'
import { SCREENS_COPY } from '../screens.copy'
import { CallUs } from './CallUs'

const COPY = {
  title: SCREENS_COPY.productNotFound.title,
  home: 'Back to Home',
  lead: 'It may no longer be offered.',
  instead: 'What you can book',
} as const

/** Shown for an unknown or deleted product, with what there is instead. */
export function ProductNotFound() {
  const activities = useListActivitiesQuery().data ?? []
  const products = useListProductsQuery().data ?? []
  const offered = activities
    .map(({ id, name }) => ({ name, products: products.filter(({ activity_id }) => activity_id === id) }))
    .filter((activity) => activity.products.length > 0)
  return (
    <>
      <PageHead title={COPY.title} />
      <meta name="robots" content="noindex" />
      <EmptyState
        title={COPY.title}
        titleAs="h1"
        picture={<EmptyPicture />}
        action={
          <LinkButton as={Link} to={paths.home}>
            {COPY.home}
          </LinkButton>
        }
      >
        <p>{COPY.lead}</p>
        <CallUs />
      </EmptyState>
      {offered.length > 0 && (
        <Offered>
          <h2>{COPY.instead}</h2>
          <DescriptionList
            items={offered.map((activity) => ({
              term: activity.name,
              detail: activity.products.map(({ id, name }) => (
                <div key={id}>
                  <Link to={paths.product(id)}>{name}</Link>
                </div>
              )),
            }))}
          />
        </Offered>
      )}
    </>
  )
}

const Offered = styled.section`
  ${raisedSurface}
  max-width: ${token('width-dialog-medium')};
  margin: 0 auto ${token('space-8')};
  padding: ${token('space-4')} ${token('space-5')};

  > h2 {
    font-size: ${token('heading-3')};
  }
  a {
    display: inline-block;
    padding-block: ${token('space-1')};
  }
`
