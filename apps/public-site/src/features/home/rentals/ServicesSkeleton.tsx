import { MediaCard, Skeleton } from '@luzzu/ui'
import { Cards, TabBones } from './services.styles'

/** The shape of tabs and cards that are on their way. */
export function ServicesSkeleton() {
  return (
    <>
      <TabBones>
        <Skeleton shape="block" width="8rem" height="48px" label="Loading rental services" />
        {[1, 2, 3].map((bone) => (
          <Skeleton key={bone} shape="block" width="8rem" height="48px" />
        ))}
      </TabBones>
      <Cards aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <li key={card}>
            <MediaCard
              title={<Skeleton width="60%" height="1.5rem" />}
              footer={<Skeleton shape="block" width="100%" height="44px" />}
            >
              <Skeleton width="100%" height="3rem" />
            </MediaCard>
          </li>
        ))}
      </Cards>
    </>
  )
}
