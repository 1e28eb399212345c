import { usePayments, useSite } from '@luzzu/api-client/site'
import { telHref } from '@luzzu/domain'
import { Alert, Button, Row, Stack, showSuccess } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import type { Hold } from '../use-hold'
import { CHECKOUT_COPY as COPY } from './checkout.copy'
import { CHECKOUT_FORM_ID, type CheckoutForm } from './use-checkout'

type UnpaidNoticeProps = {
  hold: Hold
  form: CheckoutForm
  /** After the places were given back. */
  onGivenBack?: () => void
}

/** What can be done about a payment that was begun and not made; nothing where none was. It comes first, with the focus. */
export function UnpaidNotice(props: UnpaidNoticeProps) {
  return props.hold.order?.status === 'paying' ? <Notice {...props} /> : null
}

function Notice({ hold, form, onGivenBack }: UnpaidNoticeProps) {
  const { contact } = useSite()
  const canPayAtDock = usePayments()?.pay_at_dock === true
  const { isLeaving } = form
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser may bring the page back as it was left.
    if (!isLeaving) notice.current?.focus()
  }, [isLeaving])

  async function giveBack() {
    if (!(await hold.giveBack())) return
    showSuccess(COPY.givenBack)
    onGivenBack?.()
  }

  return (
    <div ref={notice} tabIndex={-1} data-part="alert">
      <Alert tone="warning">
        <Stack gap={3}>
          <p>
            <strong>{COPY.unpaid}</strong> {canPayAtDock ? COPY.unpaidOrDock : COPY.unpaidOnly}
          </p>
          <Row>
            {form.url && (
              <Button
                loading={isLeaving}
                {...(form.isCorrected
                  ? { type: 'submit', form: CHECKOUT_FORM_ID }
                  : { onClick: form.continueToPayment })}
              >
                {COPY.continueToPayment}
              </Button>
            )}
            <Button variant="plain" loading={hold.isHolding} onClick={() => void giveBack()}>
              {COPY.giveBack}
            </Button>
            {!canPayAtDock && <a href={telHref(contact.phone)}>{contact.phone}</a>}
          </Row>
        </Stack>
      </Alert>
    </div>
  )
}
