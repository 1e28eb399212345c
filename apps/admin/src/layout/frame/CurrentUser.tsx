import { useSession } from '@luzzu/api-client'
import { initialsOf } from '@luzzu/domain'
import { Avatar, token } from '@luzzu/ui'
import styled from 'styled-components'
import { LAYOUT_COPY as COPY } from '../layout.copy'

export function CurrentUser() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Account>
      <Avatar initials={initialsOf(user.username)} size="small" />
      <span data-label>
        <b>{user.username}</b>
        <small>{COPY.role}</small>
      </span>
    </Account>
  )
}

const Account = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-1')} 0;
  font-size: ${token('text-table')};
  line-height: 1.35;

  > [data-label] {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
`
