import { MediaCard, Skeleton, size } from '@luzzu/ui'
import { Cards, TabsSkeleton } from './services.styles'

/** Skeleton of tabs and cards. */
export function ServicesSkeleton() {
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
