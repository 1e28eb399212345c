import { useSession } from '@luzzu/api-client'
import { Alert } from '@luzzu/ui'
import { LogIn } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { LoginLinks } from '../../../platform/auth/LoginLinks'
import { focusInSight } from '../focus-in-sight'
import { WIZARD_COPY } from '../wizard.copy'

type LoginPromptProps = {
  /** How often the last step was tried without a login: each time the login gets the focus. */
  asks: number
  /** Called before a link leads away from the step, to which the login leads back. */
  onLeave: () => void
}

/** Whether whoever is here is known to be a visitor, and not one whose session has just ended. */
export function useIsVisitor(): boolean {
  const { token, ended, restored } = useSession()
  return restored && token === null && !ended
}

/** What a visitor needs for the last step, said before it is tried. */
export function LoginPrompt({ asks, onLeave }: LoginPromptProps) {
  const isVisitor = useIsVisitor()
  const reason = useId()
  const login = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (asks > 0) focusInSight(login.current)
  }, [asks])
  if (!isVisitor) return null
  return (
    <Alert data-part="alert" tone={asks > 0 ? 'warning' : undefined} icon={<LogIn aria-hidden="true" />}>
      {asks > 0 && (
        <>
          <strong id={reason}>{WIZARD_COPY.onlyLogin}</strong>{' '}
        </>
      )}
      {WIZARD_COPY.loginNeeded}
      <LoginLinks ref={login} describedBy={asks > 0 ? reason : undefined} onLeave={onLeave} />
    </Alert>
  )
}
