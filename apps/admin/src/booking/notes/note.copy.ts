export const NOTE_COPY = {
  term: 'Staff note',
  add: 'Add note',
  edit: 'Edit note',
  label: 'Note',
  hint: 'Only staff see it.',
  save: 'Save note',
  cancel: 'Cancel',
} as const

export const noteMessages = {
  title: (id: number) => `Note on booking ${id}`,
  open: (action: string, id: number) => `${action} to booking ${id}`,
  saved: (id: number) => `Note on booking ${id} saved.`,
  /** After a conflict. */
  changedMeanwhile: (note: string | null | undefined) =>
    note ? `It is now “${note}”. Saving replaces that.` : 'It was removed. Saving adds it again.',
  notSaved: (id: number, reason: string) => `Couldn’t save the note on booking ${id}. ${reason}`,
}
