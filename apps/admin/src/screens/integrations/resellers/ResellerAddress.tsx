import { copyText } from '@luzzu/page/area'
import { Button, Panel, TextField, token } from '@luzzu/ui'
import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { SECRET_COPY } from '../integrations.copy'
import { ADDRESS_COPY as COPY } from './resellers.copy'

/** What a reseller needs beside its token. */
export function ResellerAddress() {
  const address = `${location.origin}/octo`
  return (
    <Panel
      title={COPY.title}
      action={
        <Button variant="plain" icon={<Copy aria-hidden="true" />} onClick={() => void copyText(address)}>
          {SECRET_COPY.copy}
        </Button>
      }
    >
      <Body>
        <TextField
          label={COPY.address}
          hint={COPY.hint}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </Body>
    </Panel>
  )
}

const Body = styled.div`
  padding: ${token('space-2')} ${token('space-4h')} ${token('space-4')};
`
