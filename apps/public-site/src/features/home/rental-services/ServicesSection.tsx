import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useDayAvailabilityState, useListProductsQuery } from '@luzzu/api-client/products'
import type { ActivityType } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { Link, useLocation } from '@luzzu/routing'
import { Band, EmptyState, ErrorState, MediaCard, Skeleton, size, Tabs } from '@luzzu/ui'
import { Gauge, Kayak, type LucideIcon, Sailboat, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../../platform/paths'
import { productImage } from '../../../platform/product/product-image'
import type { Search } from '../../../platform/search'
import { capacityText, requestOf, useSearch } from '../../../platform/search'
import { useIsHydrated } from '../../../platform/use-is-hydrated'
import { freeFirst } from '../finder/free-first'
import { Found, Summary } from '../finder/lazy-results'
import { type ActivityWithProducts, groupByActivity } from '../group-by-activity'
import { HOME_COPY } from '../home.copy'
import { Cards, ServicesContent, TabsSkeleton } from './services.styles'

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

/** The activity that was chosen in each visit to the page, for whoever comes back to it. */
const visits: Record<string, string> = {}

const NO_SEARCH = { date: '', guests: '' }

function ActivityTabs({ groups }: { groups: readonly ActivityWithProducts[] }) {
  const search = useSearch()
  const { request, skip } = requestOf(search ?? NO_SEARCH)
  const found = useDayAvailabilityState(request, { skip }).currentData
  const { key, state } = useLocation()
  const isHydrated = useIsHydrated()
  const [shown, setShown] = useState(visits[key])
  // Whoever comes from a product goes on among those of its kind.
  const ofProduct = isHydrated ? (state as { activity?: string } | null)?.activity : undefined
  const opened = shown ?? ofProduct
  /** During which search an activity was chosen, be it before the code of its results is loaded. */
  const searched = `${search?.date} ${search?.guests}`
  const [chosenIn, setChosenIn] = useState(opened && searched)
  function choose(activity: string) {
    setShown(activity)
    setChosenIn(searched)
  }
  useEffect(() => {
    if (opened) visits[key] = opened
  })
  return (
    <>
      <Summary
        search={search}
        opened={opened}
        isChosen={chosenIn === searched || (opened !== undefined && opened === ofProduct)}
        onShow={setShown}
        onChoose={choose}
      />
      <Tabs
        aria-label="Activities"
        selected={opened}
        onChange={choose}
        keepPanels
        tabs={groups.map(({ activity, products }) => ({
          key: String(activity.id),
          label: activity.name,
          icon: <ActivityIcon type={activity.type} />,
          panel:
            products.length > 0 ? (
              <Cards>
                {freeFirst(products, found).map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} type={activity.type} search={search} />
                  </li>
                ))}
              </Cards>
            ) : (
              <EmptyState title={HOME_COPY.noProducts} />
            ),
        }))}
      />
    </>
  )
}

type ProductCardProps = { product: Product; type: ActivityType; search: Search | undefined }

/** A product card; but for its buttons, the whole card links to the product's page. */
function ProductCard({ product, type, search }: ProductCardProps) {
  return (
    <MediaCard
      title={<Link to={paths.product(product.id, search)}>{product.name}</Link>}
      image={productImage({ address: product.image_url, sizes: '320px' })}
      placeholderIcon={<ActivityIcon type={type} />}
      meta={
        <>
          <Users aria-hidden="true" />
          {capacityText(product.max_persons)}
        </>
      }
      footer={<Found product={product} search={search} />}
    >
      {product.description}
    </MediaCard>
  )
}

/** Skeleton of tabs and cards. */
function ServicesSkeleton() {
  return (
    <>
      <TabsSkeleton>
        <Skeleton shape="block" width="100%" height={size(12)} label="Loading rental services" />
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} shape="block" width="100%" height={size(12)} />
        ))}
      </TabsSkeleton>
      <Cards aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <li key={card}>
            <MediaCard
              title={<Skeleton width="60%" height={size(6)} />}
              footer={<Skeleton shape="block" width="100%" height={size(11)} />}
            >
              <Skeleton width="100%" height={size(12)} />
            </MediaCard>
          </li>
        ))}
      </Cards>
    </>
  )
}

const ICONS: Record<ActivityType, LucideIcon> = { Boat: Sailboat, Kayak, 'Jet Ski': Gauge }

function ActivityIcon({ type }: { type: ActivityType }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden="true" />
}
