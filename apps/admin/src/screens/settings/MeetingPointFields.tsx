import { SETTINGS_FIELDS } from '@luzzu/domain'
import { TextField } from '@luzzu/ui'
import { FieldControl } from '../../platform/records/FieldControl'
import { Fields } from './Settings.styles'
import { SETTINGS_COPY as COPY, SETTINGS_LABELS as LABELS } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

/** Where guests are met, and when. */
export function MeetingPointFields({ form }: { form: SettingsForm }) {
  return (
    <Fields>
      <TextField
        label={LABELS['meeting_point/text']}
        hint={COPY.meetingPointHint}
        optional
        {...form.field('meeting_point/text')}
      />
      <TextField
        label={LABELS['meeting_point/map_url']}
        hint={COPY.mapHint}
        inputMode="url"
        optional
        {...form.field('meeting_point/map_url')}
      />
      <FieldControl field={SETTINGS_FIELDS.arrive_minutes} {...form.field('arrive_minutes')} />
    </Fields>
  )
}
