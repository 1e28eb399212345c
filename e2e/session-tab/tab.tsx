import { makeStore, type SessionPart, startStore, useEndSession } from '@luzzu/api-client'
import { useLoginMutation, useLogoutMutation } from '@luzzu/api-client/accounts'
import { AppProviders } from '@luzzu/page'
import { createRoot } from 'react-dom/client'

const store = makeStore()
startStore(store)

/** The interface of the test to a tab and its session. */
export type Tab = {
  logIn: (mail: string, password: string) => Promise<{ token: string; session_token: string }>
  logOut: () => void
  session: () => SessionPart['session']
}

/** A page with the session check only, which starts quickly. */
function SessionTab() {
  const [logIn] = useLoginMutation()
  const [logOut] = useLogoutMutation()
  const endSession = useEndSession()
  const tab: Tab = {
    logIn: (mail, password) =>
      logIn({ mail, password })
        .unwrap()
        .catch((error) => Promise.reject(new Error(JSON.stringify(error)))),
    logOut: () => {
      const { sessionToken } = store.getState().session
      endSession()
      if (sessionToken) logOut({ session_token: sessionToken })
    },
    session: () => store.getState().session,
  }
  Object.assign(globalThis, { tab })
  return <p>Ready</p>
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <AppProviders store={store}>
      <SessionTab />
    </AppProviders>,
  )
}
