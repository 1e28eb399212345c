/** What crosses the wire, as JSON Schema with the types derived from it. Browsers import the types only. */
export * from './accounts/accounts.contract'
export * from './bookings/bookings.contract'
export * from './catalogue/catalogue.contract'
export * from './history.contract'
export * from './problem.contract'
export * from './site/stored-mail.contract'
