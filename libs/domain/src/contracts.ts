/** The API contract: JSON Schemas with the types derived from them. Browsers import the types only. */
export * from './accounts/accounts.contract'
export * from './bookings/bookings.contract'
export * from './catalogue/catalogue.contract'
export * from './history.contract'
export * from './problem.contract'
export * from './remotes/area.contract'
export * from './site/stored-mail.contract'
export * from './site/system.contract'
