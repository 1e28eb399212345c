/** For how long staff can take a decline or a deletion back, and its mail waits. */
export const UNDO_SECONDS = 10

/** The answer's header that says for how many more seconds, with fractions, its change can be taken back. */
export const UNDO_EXPIRES_IN = 'undo-expires-in'
