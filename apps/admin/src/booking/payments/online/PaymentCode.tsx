import { copyText } from '@luzzu/page/area'
import { Button, Row, TextField } from '@luzzu/ui'
import { Copy } from 'lucide-react'
import { ONLINE_COPY as COPY } from './online.copy'
import { QrImage } from './online.styles'

type PaymentCodeProps = {
  url: string
  /** The address as a QR code, as SVG. */
  qr: string | null
  /** What the code leads to. */
  alt: string
  /** What the guest does with it. */
  hint: string
}

/** A page of Stripe for the phone of the guest: as a QR code, and as a link to copy. */
export function PaymentCode({ url, qr, alt, hint }: PaymentCodeProps) {
  return (
    <>
      {qr && <QrImage src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={alt} />}
      <p>{hint}</p>
      <TextField label={COPY.link} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Row>
        <Button
          size="small"
          variant="plain"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(url)}
        >
          {COPY.copy}
        </Button>
      </Row>
    </>
  )
}
