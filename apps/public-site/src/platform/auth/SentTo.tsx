import { Button, token } from '@luzzu/ui'
import styled from 'styled-components'

type SentToProps = { mail: string; onRetry: () => void }

/** The address to which a link was sent, in which a typo would remain unseen otherwise. */
export function SentTo({ mail, onRetry }: SentToProps) {
  return (
    <Address>
      You entered <strong>{mail}</strong>.{' '}
      <Button variant="plain" size="small" onClick={onRetry}>
        Use another email
      </Button>
    </Address>
  )
}

const Address = styled.p`
  margin-top: ${token('space-4')};
  overflow-wrap: anywhere;
`
