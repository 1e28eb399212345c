/** Texts of one kind of record. */
export type RecordCopy = {
  /** Title of the page or tab. */
  title: string
  /** `FAQ`, as in "Delete FAQ". */
  singular: string
  /** `FAQs`, as in "Showing 6 of 6 FAQs". */
  plural: string
  search: string
  /** Placeholder of the search field. */
  searchHint?: string
  add: string
  create: string
  edit: string
  none: string
}

/** Those of its form; one that is only ever changed has no `create`. */
export type RecordFormCopy = Pick<RecordCopy, 'singular' | 'edit'> & { create?: string }

/** Beside what the installation came with. */
export const SAMPLE = 'Sample'

export const CLEAR_SEARCH = 'Clear search'

export const CANNOT_BE_UNDONE = 'This action cannot be undone.'

export const recordMessages = {
  saved: (singular: string, isNew: boolean) => `${capital(singular)} ${isNew ? 'created' : 'saved'}.`,
  deleted: (singular: string) => `${capital(singular)} deleted.`,
  /** A reason that already names the record stands alone. */
  notDeleted: (name: string, reason: string) =>
    reason.startsWith(name) ? reason : `Couldn’t delete ${name}. ${reason}`,
  notSaved: (reason: string) => `Couldn’t save. ${reason}`,
  /** After what somebody else has changed in other fields. */
  merged: 'Someone else changed other fields meanwhile. Those changes are kept.',
  changedAgain: 'Not saved: someone else is changing it at the same time. Save again.',
  conflict: (singular: string) => `Someone else changed this ${singular}`,
  /** `when`: a time of today, or a date with its time. */
  changedBy: (actor: string | null, when: string) => `Changed by ${actor ?? 'the system'}, ${when}.`,
  undecided: 'Not saved: someone else changed it meanwhile. Save again to compare both versions.',
  /** Of what is edited here. */
  gone: 'Couldn’t save: someone else has deleted it. What you typed stays here until you close.',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  noOrderInSearch: 'Clear the search to change the order.',
  movedTo: (name: string, place: number, total: number) => `${name} is now ${place} of ${total}.`,
  notMoved: (name: string, reason: string) => `Couldn’t move ${name}. ${reason}`,
  notLoaded: (plural: string) => `Couldn’t load the ${plural}.`,
  invalidFields: (count: number) =>
    `Couldn’t save. ${count === 1 ? '1 field needs' : `${count} fields need`} your attention.`,
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
