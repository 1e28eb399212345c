import type { AccountAction } from './account-actions'

type AccountActionCopy = {
  label: string
  title: string
  consequence: string
  confirm: string
  keep: string
  done: string
  /** Prefix of the error message; the reason follows. */
  failed: string
}

/** Texts of the account actions. `isOwn`: the user's own account. */
export function accountActionCopy(action: AccountAction, name: string, isOwn: boolean): AccountActionCopy {
  switch (action) {
    case 'promote':
      return {
        label: 'Make administrator',
        title: `Make ${name} an administrator?`,
        consequence: `${name} will be able to manage bookings, rental services, FAQs and other accounts. They will be logged out, and we’ll email them a link to set a new password.`,
        confirm: 'Make administrator',
        keep: 'Keep as customer',
        done: `${name} is now an administrator. We emailed them a link to set a new password.`,
        failed: `Couldn’t make ${name} an administrator.`,
      }
    case 'demote':
      return {
        label: 'Remove as administrator',
        title: `Remove ${name} as administrator?`,
        consequence: isOwn
          ? 'This is your own account. You will lose access to the admin, and only another administrator can restore it.'
          : `${name} will lose access to the admin and remain a customer.`,
        confirm: 'Remove as administrator',
        keep: 'Keep as administrator',
        done: `${name} is no longer an administrator.`,
        failed: `Couldn’t remove ${name} as administrator.`,
      }
    case 'endSessions':
      return {
        label: 'End sessions',
        title: `End all sessions of ${name}?`,
        consequence: isOwn
          ? 'This is your own account. You will have to log in again on every device, including this one.'
          : `${name} will have to log in again on every device.`,
        confirm: 'End sessions',
        keep: 'Keep logged in',
        done: `All sessions of ${name} were ended.`,
        failed: `Couldn’t end the sessions of ${name}.`,
      }
  }
}
