import { HOLD_MINUTES, MAX_SETTING } from '@luzzu/domain'
import type { Gateway } from '@luzzu/domain/contracts'
import { Alert, NumberField, Switch } from '@luzzu/ui'
import { CircleCheck, FlaskConical, TriangleAlert } from 'lucide-react'
import { useController } from 'react-hook-form'
import { ONLINE_COPY } from '../../../booking/payments/online/online.copy'
import { WebhookStatus } from '../../../booking/payments/online/WebhookStatus'
import { phoneCallMessages } from '../../../booking/phone-calls/phone-calls.copy'
import { useHasMailServer } from '../../../booking/phone-calls/use-has-mail-server'
import { Fields } from '../Settings.styles'
import type { SettingsForm } from '../use-settings-form'
import { PAYMENT_COPY as COPY, PAYMENT_HINTS as HINTS, PAYMENT_LABELS as LABELS } from './payment.copy'

type OnlineFieldsProps = { form: SettingsForm; gateway: Gateway | undefined }

/** How guests pay on the website, with what of Stripe is connected. */
export function OnlineFields({ form, gateway }: OnlineFieldsProps) {
  const hasMailServer = useHasMailServer()
  const { field: dock } = useController(form.controlled('payments/pay_at_dock'))
  return (
    <>
      {gateway && <Connection gateway={gateway} />}
      <Fields>
        <NumberField
          label={LABELS['payments/deposit_percent']}
          hint={HINTS['payments/deposit_percent']}
          unit="%"
          min={0}
          max={100}
          step="any"
          {...form.field('payments/deposit_percent')}
        />
        <NumberField
          label={LABELS['payments/balance_due_hours']}
          hint={phoneCallMessages.hint(HINTS['payments/balance_due_hours'], hasMailServer)}
          min={0}
          max={MAX_SETTING.hours}
          step={1}
          optional
          {...form.field('payments/balance_due_hours')}
        />
        <NumberField
          label={LABELS['payments/hold_minutes']}
          hint={HINTS['payments/hold_minutes']}
          min={HOLD_MINUTES.min}
          max={HOLD_MINUTES.max}
          step={1}
          {...form.field('payments/hold_minutes')}
        />
      </Fields>
      <Switch
        label={LABELS['payments/pay_at_dock']}
        description={COPY.dockHint}
        checked={dock.value}
        onChange={dock.onChange}
        ref={dock.ref}
      />
    </>
  )
}

function Connection({ gateway }: { gateway: Gateway }) {
  if (!gateway.is_configured)
    return (
      <Alert tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        {ONLINE_COPY.noGateway}
      </Alert>
    )
  return (
    <Alert
      tone={gateway.is_test ? 'warning' : 'success'}
      icon={gateway.is_test ? <FlaskConical aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    >
      <p>
        {gateway.is_test ? (
          <>
            <strong>{ONLINE_COPY.testMode}.</strong> {ONLINE_COPY.testModeText}
          </>
        ) : (
          COPY.live
        )}
      </p>
      <WebhookStatus />
    </Alert>
  )
}
