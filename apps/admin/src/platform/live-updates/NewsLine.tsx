import { Button, Row } from '@luzzu/ui'
import { RefreshCw } from 'lucide-react'

/** What happened elsewhere, and the way to see it. */
export function NewsLine({ news, onShow }: { news: string | undefined; onShow: () => void }) {
  return (
    <Row role="status">
      {news && (
        <>
          <b>{news}</b>
          <Button size="small" variant="soft" icon={<RefreshCw aria-hidden="true" />} onClick={onShow}>
            Show them
          </Button>
        </>
      )}
    </Row>
  )
}
