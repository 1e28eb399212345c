import type { Screen } from '@luzzu/ui/screens'
import { CUSTOMER, STAFF } from './sample-data'

const BASE64URL = { '+': '-', '/': '_', '=': '' } as const

/** An unsigned token in the server's format, which stories do not verify. */
function tokenOf(userId: number): string {
  const payload = btoa(JSON.stringify({ user_id: userId })).replace(
    /[+/=]/g,
    (sign) => BASE64URL[sign as keyof typeof BASE64URL],
  )
  return `story.${payload}.unsigned`
}

// The frames of test files share the storage of their tab: a story that is over would follow the session of the next one,
// and clear what the tab keeps.
let isShown = false
globalThis.addEventListener('storage', (event) => !isShown && event.stopImmediatePropagation(), true)

/** Stores a session as a login would, until the story is over, and clears that of earlier stories. */
export function storeSession(who: Screen['as'] = 'visitor'): () => void {
  store(who)
  isShown = true
  return () => {
    isShown = false
  }
}

function store(who: Screen['as']): void {
  localStorage.clear()
  sessionStorage.clear()
  if (who === 'visitor') return
  localStorage.setItem('auth', tokenOf((who === 'staff' ? STAFF : CUSTOMER).id_user_pk))
  localStorage.setItem('session', 'a-session-of-the-stories')
}
