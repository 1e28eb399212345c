import { messageOf } from '@luzzu/api-client'
import { useExportAccountMutation } from '@luzzu/api-client/account'
import { saveFile } from '@luzzu/page/area'
import { Button, Panel, Row } from '@luzzu/ui'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorToast } from '../../platform/use-error-toast'
import { ACCOUNT_COPY as COPY } from './account.copy'
import { Section } from './account.styles'
import { EraseAccount } from './EraseAccount'

/** Download of the user's data, and the end of the account. */
export function AccountData({ userId }: { userId: number }) {
  const [erasing, setErasing] = useState(false)
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const errorToast = useErrorToast()

  async function download() {
    errorToast.dismiss()
    const { data, error } = await exportAccount(userId)
    if (!data) return errorToast.show(messageOf(error, COPY.notDownloaded))
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile('my-data.json', URL.createObjectURL(file))
  }

  return (
    <Panel title={COPY.data}>
      <Section>
        <p>{COPY.dataLead}</p>
        <Row gap={3}>
          <Button
            variant="plain"
            icon={<Download aria-hidden="true" />}
            loading={isLoading}
            onClick={download}
          >
            {COPY.download}
          </Button>
          <Button variant="plain" icon={<Trash2 aria-hidden="true" />} onClick={() => setErasing(true)}>
            {COPY.erase}
          </Button>
        </Row>
        <EraseAccount userId={userId} open={erasing} onClose={() => setErasing(false)} />
      </Section>
    </Panel>
  )
}
