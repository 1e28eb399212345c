import { useSession } from '@luzzu/api-client'
import { initialsOf } from '@luzzu/domain'
import { Avatar } from '@luzzu/ui'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import { Line } from './CurrentUser.styles'

export function CurrentUser() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Line>
      <Avatar initials={initialsOf(user.username)} size="small" />
      <span data-label>
        <b>{user.username}</b>
        <small>{COPY.role}</small>
      </span>
    </Line>
  )
}
