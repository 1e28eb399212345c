import { Skeleton } from '@luzzu/ui'
import { List } from './my-bookings.styles'

export function TripsSkeleton() {
  return (
    <>
      <Skeleton shape="block" width="100%" height="20rem" label="Loading your bookings" />
      <List aria-hidden="true">
        <li>
          <Skeleton shape="block" width="100%" height="7.5rem" />
        </li>
        <li>
          <Skeleton shape="block" width="100%" height="7.5rem" />
        </li>
      </List>
    </>
  )
}
