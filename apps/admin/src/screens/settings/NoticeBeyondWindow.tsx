import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, SETTINGS_FIELDS as FIELDS, isNoticeBeyondWindow } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { useWatch } from 'react-hook-form'
import { readText } from '../../platform/records/record-values'
import { SETTINGS_COPY as COPY } from './settings.copy'
import type { SettingsForm } from './use-settings-form'

/** Before it is saved: that by these limits no slot can be booked at all. */
export function NoticeBeyondWindow({ form }: { form: SettingsForm }) {
  const today = dateIn(useSite().time_zone, useNow())
  const [days, hours] = useWatch({
    control: form.control,
    name: ['booking_window_days', 'min_notice_hours'],
  })
  const booking_window_days = readText(FIELDS.booking_window_days, days)
  const min_notice_hours = readText(FIELDS.min_notice_hours, hours)
  if (booking_window_days !== null && typeof booking_window_days !== 'number') return null
  if (typeof min_notice_hours !== 'number') return null
  if (!isNoticeBeyondWindow({ booking_window_days, min_notice_hours }, today)) return null
  return (
    <Alert tone="warning" role="status">
      {COPY.nothingBookable}
    </Alert>
  )
}
