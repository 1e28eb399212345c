/** How long staff can undo a decline or a deletion, and how long its email is delayed. */
export const UNDO_SECONDS = 10

/** Response header with the remaining undo period in seconds, with fractions. */
export const UNDO_EXPIRES_IN = 'undo-expires-in'
