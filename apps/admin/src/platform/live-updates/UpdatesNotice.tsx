import { Button, Row } from '@luzzu/ui'
import { RefreshCw } from 'lucide-react'

/** What happened elsewhere, and the way to see it. */
export function UpdatesNotice({ notice, onShow }: { notice: string | undefined; onShow: () => void }) {
  return (
    <Row role="status">
      {notice && (
        <>
          <b>{notice}</b>
          <Button size="small" variant="soft" icon={<RefreshCw aria-hidden="true" />} onClick={onShow}>
            Show updates
          </Button>
        </>
      )}
    </Row>
  )
}
