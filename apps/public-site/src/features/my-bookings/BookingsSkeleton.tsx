import { Skeleton, size } from '@luzzu/ui'
import { List } from './my-bookings.styles'

export function BookingsSkeleton() {
  return (
    <>
      <Skeleton shape="block" width="100%" height={size(80)} label="Loading your bookings" />
      <List aria-hidden="true">
        <li>
          <Skeleton shape="block" width="100%" height={size(30)} />
        </li>
        <li>
          <Skeleton shape="block" width="100%" height={size(30)} />
        </li>
      </List>
    </>
  )
}
