import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, LinkButton } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'

/** Nothing booked yet. Who is not signed in may have booked, so there is a way to that, too. */
export function NoBookings({ signedIn }: { signedIn: boolean }) {
  return (
    <EmptyState
      title={MY_BOOKINGS_COPY.none}
      titleAs="h2"
      picture={<EmptyPicture />}
      action={
        <>
          <LinkButton as={Link} to={paths.services}>
            {MY_BOOKINGS_COPY.browse}
          </LinkButton>
          {!signedIn && (
            <LinkButton as={Link} to={paths.login} variant="plain">
              {MY_BOOKINGS_COPY.login}
            </LinkButton>
          )}
        </>
      }
    >
      {MY_BOOKINGS_COPY.noneHint}
    </EmptyState>
  )
}
