import { referenceOf, useSession } from '@luzzu/api-client'
import { useFindUserQuery } from '@luzzu/api-client/accounts'
import type { User } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, ErrorState, LinkButton, Skeleton, size, Wrap } from '@luzzu/ui'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { AccountData } from './AccountData'
import { ACCOUNT_COPY as COPY } from './account.copy'
import { PageContent, Sections } from './account.styles'
import { PasswordForm } from './PasswordForm'
import { ProfileForm } from './ProfileForm'
import { Sessions } from './Sessions'

/** The account of a user: details, password, sessions and data. */
export default function AccountPage() {
  const { user } = useSession()
  return (
    <Wrap>
      <PageHead title={COPY.title} />
      <PageContent>
        <h1>{COPY.title}</h1>
        {user ? <Account userId={user.id_user_pk} /> : <Visitor />}
      </PageContent>
    </Wrap>
  )
}

/** The login leads back here. */
function Visitor() {
  const { ended } = useSession()
  const { keepWaiting } = useBookingDraft()
  return (
    <EmptyState
      title={ended ? COPY.ended : COPY.visitor}
      titleAs="h2"
      picture={<EmptyPicture />}
      action={
        <LinkButton as={Link} to={paths.login} onClick={() => keepWaiting({ path: paths.account })}>
          {ended ? COPY.loginAgain : COPY.login}
        </LinkButton>
      }
    />
  )
}

function Account({ userId }: { userId: number }) {
  const user = useFindUserQuery(userId)
  if (user.data) return <Details user={user.data} />
  if (user.isError)
    return (
      <ErrorState onRetry={user.refetch} retrying={user.isFetching}>
        {referenceOf(user.error)}
      </ErrorState>
    )
  return <Skeleton label="Loading…" shape="block" height={size(96)} />
}

function Details({ user }: { user: User }) {
  const { id_user_pk: id } = user
  return (
    <Sections>
      <ProfileForm user={user} />
      <PasswordForm userId={id} mail={user.mail} />
      <Sessions userId={id} />
      <AccountData userId={id} />
    </Sections>
  )
}
