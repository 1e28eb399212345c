import { groupPhone, telHref } from '@luzzu/domain'
import { linkTarget, token } from '@luzzu/ui'
import { Fragment } from 'react'
import styled from 'styled-components'

/** A phone number in groups. They stand apart without blanks: what is copied, found and spoken is the number itself. */
export function PhoneNumber({ phone }: { phone: string }) {
  const groups = groupPhone(phone)
  return (
    <Groups>
      {groups.slice(0, -1).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
        <Fragment key={at}>
          {group.slice(0, -1)}
          <span>{group.slice(-1)}</span>
        </Fragment>
      ))}
      {groups.at(-1)}
    </Groups>
  )
}

/** The same, to call. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Call href={telHref(phone)}>
      <PhoneNumber phone={phone} />
    </Call>
  )
}

const Call = styled.a`
  ${linkTarget}
`

/** A margin would break the line below a link. */
const Groups = styled.span`
  white-space: nowrap;

  > span {
    letter-spacing: ${token('space-1')};
  }
`
