import type { Version } from '@luzzu/api-client/versions'
import type { Settings } from '@luzzu/domain'
import { Panel } from '@luzzu/ui'
import { ActivityLog } from '../../booking/history/ActivityLog'
import { ConflictDialog } from '../../platform/records/ConflictDialog'
import { differences } from '../../platform/records/differences'
import { BookingFields } from './BookingFields'
import { BusinessFields } from './BusinessFields'
import { NotificationFields } from './NotificationFields'
import { OpeningHoursField } from './OpeningHoursField'
import { SaveBar } from './SaveBar'
import { Form, PanelBody } from './Settings.styles'
import { SETTINGS_COPY as COPY, SETTINGS_LABELS } from './settings.copy'
import { toSettingsTexts } from './settings-form'
import { useSettingsForm } from './use-settings-form'

/** One form for all settings. A later version of them comes only when it is saved or chosen. */
export function SettingsEditor({ version }: { version: Version<Settings> }) {
  const form = useSettingsForm(version)
  const { theirs } = form
  return (
    <>
      <Form noValidate aria-label={COPY.title} onSubmit={form.submit}>
        <Panel title={COPY.business}>
          <PanelBody>
            <BusinessFields form={form} />
          </PanelBody>
        </Panel>
        <Panel title={COPY.openingHours}>
          <PanelBody>
            <OpeningHoursField form={form} />
          </PanelBody>
        </Panel>
        <Panel title={COPY.bookings}>
          <PanelBody>
            <BookingFields form={form} />
          </PanelBody>
        </Panel>
        <Panel title={COPY.notifications}>
          <PanelBody>
            <NotificationFields form={form} />
          </PanelBody>
        </Panel>
        <SaveBar form={form} />
      </Form>
      <ActivityLog entity="settings" id={1} />
      {theirs && (
        <ConflictDialog
          open
          title={COPY.conflict}
          differences={differences(
            SETTINGS_LABELS,
            toSettingsTexts(theirs.values),
            toSettingsTexts(form.getValues()),
          )}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
    </>
  )
}
