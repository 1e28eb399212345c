import { groupPhone } from '@luzzu/domain'
import type { Contact } from '@luzzu/domain/contracts'

/** Texts of correcting the contact of a booking without an account. */
export const EDIT_CONTACT_COPY = {
  label: 'Edit contact',
  name: 'Name',
  phone: 'Phone',
  mail: 'Email',
  mailHint: 'Emails about this booking go there. No account is made.',
  save: 'Save contact',
  cancel: 'Cancel',
} as const

export const editContactMessages = {
  open: (id: number) => `${EDIT_CONTACT_COPY.label} of booking ${id}`,
  title: (id: number) => `Contact of booking ${id}`,
  saved: (id: number) => `Contact of booking ${id} saved.`,
  /** After a conflict. */
  changedMeanwhile: ({ name, phone, mail }: Contact) =>
    `It is now ${[name, phone && groupPhone(phone).join('\u00a0'), mail].filter(Boolean).join(', ')}. Saving replaces that.`,
  notSaved: (id: number, reason: string) => `Couldn’t save the contact of booking ${id}. ${reason}`,
}
