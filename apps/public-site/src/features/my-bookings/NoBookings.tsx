import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, LinkButton } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'

type NoBookingsProps = { of: 'user' | 'visitor' | 'ended' }

/** The empty state. Visitors may have bookings in an account, so it links to the login too; so do users whose session has ended. */
export function NoBookings({ of }: NoBookingsProps) {
  const hasEnded = of === 'ended'
  return (
    <EmptyState
      title={hasEnded ? MY_BOOKINGS_COPY.ended : MY_BOOKINGS_COPY.none}
      titleAs="h2"
      picture={<EmptyPicture />}
      action={
        <>
          {!hasEnded && (
            <LinkButton as={Link} to={paths.services}>
              {MY_BOOKINGS_COPY.browse}
            </LinkButton>
          )}
          {of !== 'user' && (
            <LinkButton as={Link} to={paths.login} {...(!hasEnded && { variant: 'plain' })}>
              {MY_BOOKINGS_COPY.login}
            </LinkButton>
          )}
        </>
      }
    >
      {hasEnded ? MY_BOOKINGS_COPY.endedHint : MY_BOOKINGS_COPY.noneHint}
    </EmptyState>
  )
}
