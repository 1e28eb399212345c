import type { Version } from '@luzzu/api-client/versions'
import { SETTINGS_FIELDS as FIELDS, namesInOrder, SETTINGS_FIELDS, type Settings } from '@luzzu/domain'
import { Alert, Panel, Switch, TextField } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../booking/history/ActivityLog'
import type { SettingsSection } from '../../booking/paths'
import { phoneCallMessages } from '../../booking/phone-calls/phone-calls.copy'
import { useHasMailServer } from '../../booking/phone-calls/use-has-mail-server'
import { useHasResellers } from '../../booking/resellers/use-has-resellers'
import { ConflictDialog } from '../../platform/records/ConflictDialog'
import { FieldControl } from '../../platform/records/FieldControl'
import { differences } from '../../platform/records/record-values'
import { useUrlSection } from '../../platform/use-url-section'
import { BusinessFields } from './BusinessFields'
import { MeetingPointFields } from './MeetingPointFields'
import { NoticeBeyondWindow } from './NoticeBeyondWindow'
import { OpeningHoursField } from './OpeningHoursField'
import { PaymentFields } from './payments/PaymentFields'
import { SaveBar } from './SaveBar'
import { SectionLinks } from './SectionLinks'
import { Fields, Form, PanelBody } from './Settings.styles'
import { SETTINGS_COPY as COPY, SECTION_TITLES, SETTINGS_LABELS } from './settings.copy'
import { toSettingsTexts } from './settings-form'
import { type SettingsForm, useSettingsForm } from './use-settings-form'

/** One form for all settings. A later version of them comes only when it is saved or chosen. */
export function SettingsEditor({ version }: { version: Version<Settings> }) {
  const form = useSettingsForm(version)
  const { conflict } = form
  return (
    <>
      <SectionLinks />
      <Form noValidate aria-label={COPY.title} onSubmit={form.submit}>
        <Section id="business">
          <BusinessFields form={form} />
        </Section>
        <Section id="opening-hours">
          <OpeningHoursField form={form} />
        </Section>
        <Section id="meeting-point">
          <MeetingPointFields form={form} />
        </Section>
        <Section id="bookings">
          <BookingFields form={form} />
        </Section>
        <Section id="payments">
          <PaymentFields form={form} />
        </Section>
        <Section id="notifications">
          {version.record.notify_mail === null && <Alert>{COPY.noAddress}</Alert>}
          <NotificationFields form={form} />
        </Section>
        <Section id="dashboard">
          <FirstStepsField form={form} />
        </Section>
        <SaveBar form={form} />
      </Form>
      <ActivityLog entity="settings" id={1} />
      {conflict && (
        <ConflictDialog
          open
          of={{ entity: 'settings', id: 1 }}
          title={COPY.conflict}
          differences={differences({
            labels: SETTINGS_LABELS,
            conflicts: conflict.merged.conflicts,
            theirs: toSettingsTexts(conflict.theirs.values),
            mine: toSettingsTexts(conflict.merged.values),
          })}
          isSaving={form.isSubmitting}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
    </>
  )
}

const PERIODS = namesInOrder(FIELDS).filter(isPeriod)

type PeriodName = {
  [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name] extends { kind: 'period' } ? Name : never
}[keyof typeof FIELDS]

function isPeriod(name: keyof typeof FIELDS): name is PeriodName {
  // That of arriving stands beside the meeting point.
  return FIELDS[name].kind === 'period' && name !== 'arrive_minutes'
}

function BookingFields({ form }: { form: SettingsForm }) {
  const { field: autoConfirm } = useController(form.controlled('auto_confirm'))
  const hasResellers = useHasResellers()
  return (
    <>
      <Switch
        label={FIELDS.auto_confirm.label}
        description={FIELDS.auto_confirm.hint}
        checked={autoConfirm.value}
        onChange={autoConfirm.onChange}
        ref={autoConfirm.ref}
      />
      <Fields>
        {PERIODS.filter((name) => hasResellers || name !== 'octo_hold_minutes').map((name) => (
          <FieldControl key={name} field={FIELDS[name]} {...form.field(name)} />
        ))}
      </Fields>
      <NoticeBeyondWindow form={form} />
    </>
  )
}

/** A component of its own, because the first wrong field in the order of rendering gets the focus. */
function NotificationFields({ form }: { form: SettingsForm }) {
  return (
    <Fields>
      <TextField
        label={SETTINGS_FIELDS.notify_mail.label}
        hint={phoneCallMessages.hint(SETTINGS_FIELDS.notify_mail.hint, useHasMailServer())}
        inputMode="email"
        {...form.field('notify_mail')}
      />
    </Fields>
  )
}

/** Brings back what was hidden on the dashboard. */
function FirstStepsField({ form }: { form: SettingsForm }) {
  const { field: isHidden } = useController(form.controlled('set_up_dismissed'))
  return (
    <Switch
      label={COPY.firstSteps}
      description={COPY.firstStepsHint}
      checked={!isHidden.value}
      onChange={(isShown) => isHidden.onChange(!isShown)}
      ref={isHidden.ref}
    />
  )
}

type SectionProps = { id: SettingsSection; children: ReactNode }

/** A section of the settings, which links lead to. */
function Section({ id, children }: SectionProps) {
  return (
    <Panel ref={useUrlSection(id)} id={id} tabIndex={-1} title={SECTION_TITLES[id]}>
      <PanelBody>{children}</PanelBody>
    </Panel>
  )
}
