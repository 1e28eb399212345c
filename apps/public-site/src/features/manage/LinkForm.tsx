import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { LinkButton } from '@luzzu/ui'
import { paths } from '../../platform/paths'
import { MANAGE_COPY as COPY } from './manage.copy'

/** For whoever has no link that works. */
export function LinkForm({ isInvalid = false }: { isInvalid?: boolean }) {
  const { user } = useSession()
  return (
    <>
      <h1>{isInvalid ? COPY.invalid : COPY.find}</h1>
      <p>{isInvalid ? COPY.invalidHint : COPY.findHint}</p>
      {user && (
        <div>
          <LinkButton as={Link} to={paths.myBookings} variant="plain">
            {COPY.myBookings}
          </LinkButton>
        </div>
      )}
    </>
  )
}
