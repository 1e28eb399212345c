/** How one kind of record is spoken of. */
export type RecordCopy = {
  /** What its history is asked for by. */
  entity: 'product' | 'activity' | 'addon' | 'faq'
  /** The page or the tab. */
  title: string
  /** `FAQ`, as in "Delete FAQ". */
  one: string
  /** `FAQs`, as in "Showing 6 of 6 FAQs". */
  many: string
  search: string
  /** In the empty search field, where it can say more than the name of the field. */
  searchHint?: string
  add: string
  create: string
  edit: string
  none: string
}

export const CANNOT_BE_UNDONE = 'This action cannot be undone.'

export const recordMessages = {
  saved: (one: string, isNew: boolean) => `${capital(one)} ${isNew ? 'created' : 'saved'}.`,
  deleted: (one: string) => `${capital(one)} deleted.`,
  /** A reason that speaks of the record by its name says all of it. */
  notDeleted: (name: string, reason: string) =>
    reason.startsWith(name) ? reason : `${name} was not deleted. ${reason}`,
  notSaved: (reason: string) => `Not saved. ${reason} What you typed is kept.`,
  notLoaded: (many: string) => `The ${many} could not be loaded.`,
  invalidFields: (count: number) =>
    `Not saved yet: ${count === 1 ? '1 field needs' : `${count} fields need`} you. What you typed is kept.`,
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
