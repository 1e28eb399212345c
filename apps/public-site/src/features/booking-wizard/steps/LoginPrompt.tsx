import { useSession } from '@luzzu/api-client'
import { Alert } from '@luzzu/ui'
import { LogIn } from 'lucide-react'
import { LoginLinks } from '../../../platform/auth/LoginLinks'
import { LOGIN_NEEDED } from '../confirm/booking-error'

/** `onLeave`: called before a link leads away from the step, to which the login leads back. */
type LoginPromptProps = { onLeave: () => void }

/** What a visitor needs for the last step, said before it is tried. */
export function LoginPrompt({ onLeave }: LoginPromptProps) {
  const { token, ended, restored } = useSession()
  if (!restored || token !== null || ended) return null
  return (
    <Alert data-part="alert" icon={<LogIn aria-hidden="true" />}>
      {LOGIN_NEEDED.message}
      <LoginLinks onLeave={onLeave} />
    </Alert>
  )
}
