import { useSite } from '@luzzu/api-client/site'
import { telHref } from '@luzzu/domain'
import { Alert, Button, Row, Stack, showSuccess } from '@luzzu/ui'
import type { Hold } from '../use-hold'
import { CHECKOUT_COPY as COPY } from './checkout.copy'

type UnpaidNoticeProps = { hold: Hold; canPayAtDock: boolean; onGivenBack?: (() => void) | undefined }

/** What can be done about a payment that was begun and not made. */
export function UnpaidNotice({ hold, canPayAtDock, onGivenBack }: UnpaidNoticeProps) {
  const { contact } = useSite()

  async function giveBack() {
    if (!(await hold.giveBack())) return
    showSuccess(COPY.givenBack)
    onGivenBack?.()
  }

  return (
    <Alert tone="warning">
      <Stack gap={3}>
        <p>
          <strong>{COPY.unpaid}</strong> {canPayAtDock ? COPY.unpaidOrDock : COPY.unpaidOnly}
        </p>
        <Row>
          <Button size="small" variant="plain" loading={hold.isHolding} onClick={() => void giveBack()}>
            {COPY.giveBack}
          </Button>
          {!canPayAtDock && <a href={telHref(contact.phone)}>{contact.phone}</a>}
        </Row>
      </Stack>
    </Alert>
  )
}
