import { useSession } from '@luzzu/api-client'
import { initialsOf } from '@luzzu/domain'
import { Avatar } from '@luzzu/ui'
import { Line } from './AccountLine.styles'
import { LAYOUT_WORDS as WORDS } from './layout-words'

/** Who is signed in. */
export function AccountLine() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Line>
      <Avatar initials={initialsOf(user.username)} size="small" />
      <span data-label>
        <b>{user.username}</b>
        <small>{WORDS.role}</small>
      </span>
    </Line>
  )
}
