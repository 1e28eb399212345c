import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { Band, EmptyState, ErrorState, Tabs } from '@luzzu/ui'
import { HOME_WORDS } from '../home-words'
import { ActivityIcon } from './ActivityIcon'
import { type ActivityWithProducts, groupByActivity } from './catalogue'
import { ProductCard } from './ProductCard'
import { ServicesSkeleton } from './ServicesSkeleton'
import { Cards, Place } from './services.styles'

/** What can be rented, one tab for each activity. */
export function ServicesSection() {
  return (
    <Band id="services" tabIndex={-1} title={HOME_WORDS.services}>
      <Place>
        <Services />
      </Place>
    </Band>
  )
}

function Services() {
  const activities = useListActivitiesQuery()
  const products = useListProductsQuery()

  if (activities.data && products.data) {
    const groups = groupByActivity(activities.data, products.data)
    return groups.length > 0 ? <ActivityTabs groups={groups} /> : <EmptyState title={HOME_WORDS.noServices} />
  }
  if (activities.isError || products.isError) {
    return (
      <ErrorState
        onRetry={() => {
          if (activities.isError) activities.refetch()
          if (products.isError) products.refetch()
        }}
        retrying={activities.isFetching || products.isFetching}
      />
    )
  }
  return <ServicesSkeleton />
}

function ActivityTabs({ groups }: { groups: readonly ActivityWithProducts[] }) {
  return (
    <Tabs
      aria-label="Activities"
      tabs={groups.map(({ activity, products }) => ({
        key: String(activity.id),
        label: activity.name,
        icon: <ActivityIcon type={activity.type} />,
        panel:
          products.length > 0 ? (
            <Cards>
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} type={activity.type} />
                </li>
              ))}
            </Cards>
          ) : (
            <EmptyState title={HOME_WORDS.noProducts} />
          ),
      }))}
    />
  )
}
