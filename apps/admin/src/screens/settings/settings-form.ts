import {
  type ContactLink,
  type MeetingPoint,
  type OpeningHours,
  SETTINGS_FIELDS,
  type Settings,
  type SettingsChange,
  type Validated,
  validateSettings,
} from '@luzzu/domain'
import { formatLinks, formatOpeningHours } from '../../booking/history/format-settings'
import { withTiersError } from '../../booking/payments/terms/refund-tiers-form'
import { type RecordValues, readText, toRecordValues } from '../../platform/records/record-values'
import {
  type PaymentFormValues,
  readPaymentField,
  TIERS_FIELD,
  toPaymentFormValues,
  toPaymentTexts,
} from './payments/payment-form'

type OwnTexts = Omit<
  RecordValues<typeof SETTINGS_FIELDS>,
  'opening_hours' | 'meeting_point' | SwitchName | ConfirmedName
>
/** Confirmed among the first steps. */
type ConfirmedName = 'opening_hours_confirmed' | 'time_slots_confirmed'
type SwitchName = 'auto_confirm' | 'set_up_dismissed'
type MeetingPointTexts = Record<'meeting_point/text' | 'meeting_point/map_url', string>
type ContactTexts = Record<'contact/phone' | 'contact/mail' | 'contact/address', string>

/** Fields within a group are named as the server names them in its errors. */
export type SettingsFormValues = OwnTexts &
  ContactTexts &
  MeetingPointTexts &
  PaymentFormValues &
  Record<SwitchName, boolean> & { 'contact/links': ContactLink[]; opening_hours: OpeningHours[] }

type FieldName = keyof SettingsFormValues

export function toSettingsFormValues({ contact, meeting_point, ...own }: Settings): SettingsFormValues {
  const {
    meeting_point: _,
    opening_hours_confirmed: __,
    time_slots_confirmed: ___,
    ...texts
  } = toRecordValues({ fields: SETTINGS_FIELDS }, own)
  return {
    ...texts,
    'meeting_point/text': meeting_point?.text ?? '',
    'meeting_point/map_url': meeting_point?.map_url ?? '',
    'contact/phone': contact.phone,
    'contact/mail': contact.mail,
    'contact/address': contact.address,
    'contact/links': contact.links,
    opening_hours: own.opening_hours,
    auto_confirm: own.auto_confirm,
    set_up_dismissed: own.set_up_dismissed,
    ...toPaymentFormValues(own),
  }
}

export function changedFields(values: SettingsFormValues, base: SettingsFormValues): FieldName[] {
  return (Object.keys(base) as FieldName[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(base[field]),
  )
}

/** Checks what was changed; the rest is not sent. Whether payments online are possible the server knows. */
export function validateSettingsForm(
  values: SettingsFormValues,
  base: SettingsFormValues,
  timeZone: string,
): Validated<SettingsChange> {
  const change: Record<string, unknown> = {}
  for (const field of changedFields(values, base)) {
    const [name = field, part] = field.split('/')
    if (name === 'meeting_point') change.meeting_point = readMeetingPoint(values)
    else if (part) change[name] = { ...(change[name] as object), [part]: readSetting(field, values) }
    else change[name] = readSetting(field, values)
  }
  const checked = validateSettings(change, { timeZone, canChargeOnline: true })
  return checked.ok ? checked : { ok: false, errors: withTiersError(checked.errors, TIERS_FIELD) }
}

/** None where both fields are empty. */
function readMeetingPoint(values: MeetingPointTexts): MeetingPoint | null {
  const [text, map] = [values['meeting_point/text'].trim(), values['meeting_point/map_url'].trim()]
  return text === '' && map === '' ? null : { text, map_url: map || null }
}

function readSetting(name: FieldName, values: SettingsFormValues): unknown {
  const value = values[name]
  if (isPaymentField(name)) return readPaymentField(name, values)
  if (typeof value !== 'string' || name.startsWith('contact/')) return value
  if (name === 'notify_mail') return value.trim() === '' ? null : value
  return readText(SETTINGS_FIELDS[name as keyof typeof SETTINGS_FIELDS], value)
}

const isPaymentField = (name: FieldName): name is keyof PaymentFormValues =>
  /^(payments|seller)\/|^(vat_percent|guest_checkout)$/.test(name)

/** The values as texts, to compare two versions of them. */
export function toSettingsTexts(values: SettingsFormValues): Record<FieldName, string> {
  return {
    ...values,
    ...toPaymentTexts(values),
    'contact/links': formatLinks(values['contact/links']),
    opening_hours: formatOpeningHours(values.opening_hours),
    auto_confirm: yesOrNo(values.auto_confirm),
    set_up_dismissed: yesOrNo(values.set_up_dismissed),
  }
}

const yesOrNo = (isOn: boolean) => (isOn ? 'Yes' : 'No')
