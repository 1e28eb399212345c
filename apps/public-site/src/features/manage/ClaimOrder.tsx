import { messageOf, useSession } from '@luzzu/api-client'
import { useClaimOrderMutation } from '@luzzu/api-client/order-links'
import { Link, useNavigate } from '@luzzu/routing'
import { Alert, Button, LinkButton, showSuccess } from '@luzzu/ui'
import { UserRoundPlus } from 'lucide-react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { paths } from '../../platform/paths'
import { useErrorToast } from '../../platform/use-error-toast'
import { MANAGE_COPY as COPY } from './manage.copy'
import { AlertActions } from './manage.styles'

/** Offers to add an order to an account, to whoever has come by the link of its email. */
export function ClaimOrder({ orderToken }: { orderToken: string }) {
  const { user } = useSession()
  const { keepWaiting } = useBookingDraft()
  const navigate = useNavigate()
  const [claim, { isLoading }] = useClaimOrderMutation()
  const errorToast = useErrorToast()

  async function start() {
    errorToast.dismiss()
    const { error } = await claim(orderToken)
    if (error) return errorToast.show(messageOf(error, COPY.claimFailed))
    showSuccess(COPY.claimed)
    navigate(paths.myBookings)
  }

  return (
    <Alert icon={<UserRoundPlus aria-hidden="true" />}>
      {user ? COPY.claimHint : COPY.loginToClaim}
      <AlertActions>
        {user ? (
          <Button variant="plain" loading={isLoading} onClick={() => void start()}>
            {COPY.claim}
          </Button>
        ) : (
          <LinkButton
            as={Link}
            to={paths.login}
            variant="plain"
            onClick={() => keepWaiting({ path: paths.orderLink(orderToken), what: COPY.waiting })}
          >
            {COPY.login}
          </LinkButton>
        )}
      </AlertActions>
    </Alert>
  )
}
