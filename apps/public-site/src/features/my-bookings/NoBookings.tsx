import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, LinkButton } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'

/** The empty state. Visitors may have bookings in an account, so it links to the login too. */
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
