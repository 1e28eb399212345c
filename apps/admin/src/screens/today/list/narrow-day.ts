/** Rows of a day with large text on a phone, also where it is the page that sets its size. `day` is the panel around them. */
export const narrowDay = '@container day (max-width: 17rem)'
