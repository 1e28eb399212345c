import { referenceOf } from '@luzzu/api-client'
import type { useFindBookingQuery } from '@luzzu/api-client/bookings'
import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, ErrorState, LinkButton } from '@luzzu/ui'
import { paths } from '../../../platform/paths'
import { WIZARD_COPY } from '../wizard.copy'

type BookingUnseenProps = { failure: ReturnType<typeof useFindBookingQuery> | undefined }

/** In place of a booking that was made and cannot be shown: it did not load, or nobody is signed in. */
export function BookingUnseen({ failure }: BookingUnseenProps) {
  if (failure)
    return (
      <ErrorState titleAs="h1" onRetry={failure.refetch} retrying={failure.isFetching}>
        {referenceOf(failure.error)}
      </ErrorState>
    )
  return (
    <EmptyState
      title={WIZARD_COPY.unseen}
      titleAs="h1"
      picture={<EmptyPicture />}
      action={
        <LinkButton as={Link} to={paths.login}>
          {WIZARD_COPY.login}
        </LinkButton>
      }
    >
      {WIZARD_COPY.unseenHint}
    </EmptyState>
  )
}
