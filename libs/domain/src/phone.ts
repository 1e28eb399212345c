/** Phone numbers of every country: a table of 40 KB, so pages load it when a form needs it. */

export * from './accounts/phone-country'
export * from './accounts/read-phone'
