import { loadingSet, useEndSession, userSaved, useSession } from '@luzzu/api-client'
import { useLazyFindUserQuery } from '@luzzu/api-client/accounts'
import { userIdOf } from '@luzzu/domain'
import { useLocation } from '@luzzu/routing'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch } from 'react-redux'

/** Finds out, once for each token, whose it is; a token that is nobody's ends the session. */
export function useCheckSession() {
  const { token, user, restored } = useSession()
  const { pathname } = useLocation()
  const [checkedToken, setCheckedToken] = useState<string | null>(null)
  const [rejectedAt, setRejectedAt] = useState<string | null>(null)
  const dispatch = useDispatch()
  const endSession = useEndSession()
  const [findUser] = useLazyFindUserQuery()

  // While the server is being asked it may end the session itself, so the question outlives the token.
  const [asking, setAsking] = useState(false)
  const unknown = restored && token !== null && user === null && token !== checkedToken
  if (rejectedAt !== null && rejectedAt !== pathname) setRejectedAt(null)

  const ask = useEffectEvent(async (asked: string) => {
    const id = userIdOf(asked)
    if (id === undefined) throw new Error('The token names no user')
    dispatch(userSaved(await findUser(id).unwrap()))
  })
  const reject = useEffectEvent(() => {
    setRejectedAt(pathname)
    endSession()
  })
  const settle = useEffectEvent((asked: string) => {
    setCheckedToken(asked)
    setAsking(false)
    dispatch(loadingSet(false))
  })

  useEffect(() => {
    if (!unknown || token === null) return
    setAsking(true)
    dispatch(loadingSet(true))
    ask(token)
      .catch(() => reject())
      .finally(() => settle(token))
  }, [unknown, token, dispatch])

  return { settled: restored && !unknown && !asking, rejectedAt }
}
