import { Button, Row } from '@luzzu/ui'
import { RefreshCw } from 'lucide-react'

/** Announces changes by other users, with a button that shows them. */
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
