import { useGetGatewayQuery } from '@luzzu/api-client/gateway'
import { MAX_LENGTH, MAX_SETTING, PAYMENT_MODES, SETTINGS_FIELDS } from '@luzzu/domain'
import { Alert, NumberField, RadioCards, Switch, TextArea, TextField } from '@luzzu/ui'
import { useController, useWatch } from 'react-hook-form'
import { RefundTiersField } from '../../../booking/payments/terms/RefundTiersField'
import { phoneCallMessages } from '../../../booking/phone-calls/phone-calls.copy'
import { useHasMailServer } from '../../../booking/phone-calls/use-has-mail-server'
import { Fields } from '../Settings.styles'
import type { SettingsForm } from '../use-settings-form'
import { OnlineFields } from './OnlineFields'
import {
  PAYMENT_COPY as COPY,
  PAYMENT_HINTS as HINTS,
  PAYMENT_LABELS as LABELS,
  MODE_LABELS,
} from './payment.copy'
import { TIERS_FIELD } from './payment-form'

/** How the business is paid; while payments are off, nothing but the switch and what guests are told. */
export function PaymentFields({ form }: { form: SettingsForm }) {
  const { field: mode } = useController(form.controlled('payments/mode'))
  const { data: gateway } = useGetGatewayQuery()
  const isPossible = gateway?.is_configured === true
  const descriptions = {
    off: COPY.off,
    desk: COPY.desk,
    online: isPossible ? COPY.online : COPY.noGateway,
  }
  const error = form.errorOf('payments/mode')
  return (
    <>
      <RadioCards
        legend={COPY.mode}
        value={mode.value}
        onChange={mode.onChange}
        options={PAYMENT_MODES.map((value) => ({
          value,
          title: MODE_LABELS[value],
          description: descriptions[value],
          disabled: value === 'online' && !isPossible && mode.value !== 'online',
        }))}
      />
      {error && (
        <Alert role="alert" tone="danger">
          {error}
        </Alert>
      )}
      <PaymentNoteField form={form} isOnline={mode.value === 'online'} />
      {mode.value !== 'off' && (
        <>
          {mode.value === 'online' && <OnlineFields form={form} gateway={gateway} />}
          <GuestField form={form} />
          <SellerFields form={form} />
          <PolicyFields form={form} />
        </>
      )}
    </>
  )
}

/** Also while nothing shows it, because what is wrong with it may keep the settings from being saved. */
function PaymentNoteField({ form, isOnline }: { form: SettingsForm; isOnline: boolean }) {
  const { label, hint } = SETTINGS_FIELDS.payment_note
  return (
    <TextField
      label={label}
      hint={isOnline ? COPY.noteOnline : hint}
      optional
      {...form.field('payment_note')}
    />
  )
}

/** Guests book without an account at the desk, too. */
function GuestField({ form }: { form: SettingsForm }) {
  const { field } = useController(form.controlled('guest_checkout'))
  return (
    <Switch
      label={LABELS.guest_checkout}
      description={phoneCallMessages.hint(COPY.guestsHint, useHasMailServer())}
      checked={field.value}
      onChange={field.onChange}
      ref={field.ref}
    />
  )
}

/** A component of its own, because the first wrong field in the order of rendering gets the focus. */
function SellerFields({ form }: { form: SettingsForm }) {
  return (
    <Fields>
      <TextField
        label={LABELS['seller/name']}
        hint={HINTS['seller/name']}
        maxLength={MAX_LENGTH.name}
        {...form.field('seller/name')}
      />
      <TextArea label={LABELS['seller/address']} rows={2} optional {...form.field('seller/address')} />
      <TextField
        label={LABELS['seller/vat_number']}
        hint={HINTS['seller/vat_number']}
        optional
        {...form.field('seller/vat_number')}
      />
      <TextField
        label={LABELS['seller/exo_number']}
        hint={HINTS['seller/exo_number']}
        optional
        {...form.field('seller/exo_number')}
      />
      <NumberField
        label={LABELS.vat_percent}
        hint={HINTS.vat_percent}
        unit="%"
        min={0}
        max={100}
        step="any"
        optional
        {...form.field('vat_percent')}
      />
      <NumberField
        label={LABELS['payments/damage_release_hours']}
        hint={HINTS['payments/damage_release_hours']}
        min={0}
        max={MAX_SETTING.hours}
        step={1}
        {...form.field('payments/damage_release_hours')}
      />
    </Fields>
  )
}

function PolicyFields({ form }: { form: SettingsForm }) {
  const { field } = useController(form.controlled(TIERS_FIELD))
  const hours = useWatch({ control: form.control, name: 'cancellation_hours' })
  return (
    <RefundTiersField
      value={field.value}
      onChange={field.onChange}
      error={form.errorOf(TIERS_FIELD)}
      otherwise={{ label: COPY.untilLimit, tiers: null }}
      cancellationHours={Number(hours) || 0}
      inputRef={field.ref}
    />
  )
}
