import {
  type ContactLink,
  type OpeningHours,
  parseDecimal,
  type Settings,
  type SettingsChange,
  type Validated,
  validateSettings,
} from '@luzzu/domain'
import { formatLinks, formatOpeningHours } from '../../booking/history/format-settings'

/** Fields of the contact are named as the server names them in its errors. */
export type SettingsFormValues = Record<
  | 'site_name'
  | 'currency'
  | 'contact/phone'
  | 'contact/mail'
  | 'contact/address'
  | 'booking_window_days'
  | 'min_notice_hours'
  | 'cancellation_hours'
  | 'request_expires_hours'
  | 'reminder_hours'
  | 'notify_mail',
  string
> & { 'contact/links': ContactLink[]; opening_hours: OpeningHours[]; auto_confirm: boolean }

type FieldName = keyof SettingsFormValues

export function toSettingsFormValues({ contact, ...own }: Settings): SettingsFormValues {
  return {
    site_name: own.site_name,
    currency: own.currency,
    'contact/phone': contact.phone,
    'contact/mail': contact.mail,
    'contact/address': contact.address,
    'contact/links': contact.links,
    opening_hours: own.opening_hours,
    booking_window_days: own.booking_window_days?.toString() ?? '',
    min_notice_hours: String(own.min_notice_hours),
    cancellation_hours: String(own.cancellation_hours),
    auto_confirm: own.auto_confirm,
    request_expires_hours: own.request_expires_hours?.toString() ?? '',
    reminder_hours: own.reminder_hours?.toString() ?? '',
    notify_mail: own.notify_mail ?? '',
  }
}

export function changedFields(values: SettingsFormValues, base: SettingsFormValues): FieldName[] {
  return (Object.keys(base) as FieldName[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(base[field]),
  )
}

/** Checks what was changed; the rest is not sent. */
export function validateSettingsForm(
  values: SettingsFormValues,
  base: SettingsFormValues,
  timeZone: string,
): Validated<SettingsChange> {
  const own: Record<string, unknown> = {}
  const contact: Record<string, unknown> = {}
  for (const field of changedFields(values, base)) {
    const [name = field, part] = field.split('/')
    if (part) contact[part] = values[field]
    else own[name] = readField(field, values[field])
  }
  return validateSettings(Object.keys(contact).length > 0 ? { ...own, contact } : own, timeZone)
}

const readNumber = (text: string) => parseDecimal(text.trim()) ?? text
const orNull = (read: (text: string) => unknown) => (text: string) => (text.trim() === '' ? null : read(text))

const READERS: Partial<Record<FieldName, (text: string) => unknown>> = {
  min_notice_hours: readNumber,
  cancellation_hours: readNumber,
  booking_window_days: orNull(readNumber),
  request_expires_hours: orNull(readNumber),
  reminder_hours: orNull(readNumber),
  notify_mail: orNull(String),
}

function readField(field: FieldName, value: unknown): unknown {
  const read = READERS[field]
  return read ? read(String(value)) : value
}

/** The values as texts, to compare two versions of them. */
export function toSettingsTexts(values: SettingsFormValues): Record<FieldName, string> {
  return {
    ...values,
    'contact/links': formatLinks(values['contact/links']),
    opening_hours: formatOpeningHours(values.opening_hours),
    auto_confirm: values.auto_confirm ? 'Yes' : 'No',
  }
}
