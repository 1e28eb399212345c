import type { Screen } from '@luzzu/ui/screens'
import { CUSTOMER, STAFF } from './sample-data'

const BASE64URL = { '+': '-', '/': '_', '=': '' } as const

/** A token in the form of those that the server gives; nobody verifies it here. */
function tokenOf(userId: number): string {
  const payload = btoa(JSON.stringify({ user_id: userId })).replace(
    /[+/=]/g,
    (sign) => BASE64URL[sign as keyof typeof BASE64URL],
  )
  return `story.${payload}.unsigned`
}

/** Leaves in the browser what a login would have left there, and nothing of earlier stories. */
export function storeSession(who: Screen['as'] = 'visitor'): void {
  localStorage.clear()
  sessionStorage.clear()
  if (who === 'visitor') return
  localStorage.setItem('auth', tokenOf((who === 'staff' ? STAFF : CUSTOMER).id_user_pk))
  localStorage.setItem('session', 'a-session-of-the-stories')
}
