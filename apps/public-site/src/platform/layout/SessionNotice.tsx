import { sessionReset, useDispatch, useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { Button } from '@luzzu/ui'
import { paths } from '../paths'
import { LAYOUT_COPY } from './layout.copy'
import { NoticeBar } from './layout.styles'

/** Says that a session has ended, and leads to the login, which leads back. */
export function SessionNotice({ overHero }: { overHero: boolean }) {
  const { ended, token } = useSession()
  const dispatch = useDispatch()
  const isShown = ended !== null && !ended.isHeld && token === null
  return (
    <NoticeBar role="alert" data-over-hero={overHero || undefined}>
      {isShown && (
        <>
          {LAYOUT_COPY.sessionEnded} <Link to={paths.login}>{LAYOUT_COPY.login}</Link>
          <Button variant="quiet" size="small" onClick={() => dispatch(sessionReset())}>
            {LAYOUT_COPY.dismiss}
          </Button>
        </>
      )}
    </NoticeBar>
  )
}
