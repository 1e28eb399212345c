const SECRET_IN_PATH = /(\/(?:password-resets|reset-password|calendars|manage)\/)[^/?#\s]+/g

/** Addresses for logs: of some, the path itself opens what it leads to. */
export const withoutSecretsInPaths = (text: string) => text.replace(SECRET_IN_PATH, '$1…')
