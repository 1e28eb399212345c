import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { Band, EmptyState, ErrorState, Tabs } from '@luzzu/ui'
import { HOME_COPY } from '../home.copy'
import { ActivityIcon } from './ActivityIcon'
import { type ActivityWithProducts, groupByActivity } from './group-by-activity'
import { ProductCard } from './ProductCard'
import { ServicesSkeleton } from './ServicesSkeleton'
import { Cards, ServicesContent } from './services.styles'

/** The products, with a tab for each activity. */
export function ServicesSection() {
  return (
    <Band id="services" tabIndex={-1} title={HOME_COPY.services}>
      <ServicesContent>
        <Services />
      </ServicesContent>
    </Band>
  )
}

function Services() {
  const activities = useListActivitiesQuery()
  const products = useListProductsQuery()

  if (activities.data && products.data) {
    const groups = groupByActivity(activities.data, products.data)
    return groups.length > 0 ? <ActivityTabs groups={groups} /> : <EmptyState title={HOME_COPY.noServices} />
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
      keepPanels
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
            <EmptyState title={HOME_COPY.noProducts} />
          ),
      }))}
    />
  )
}
