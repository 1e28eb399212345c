import type { AccountAction } from './account-actions'

type AccountActionCopy = {
  label: string
  title: string
  consequence: string
  confirm: string
  keep: string
  done: string
  /** What did not happen; the reason follows. */
  failed: string
}

/** How the product speaks of what is done with an account. `isOwn`: it is the account of the one who asks. */
export function accountActionCopy(action: AccountAction, name: string, isOwn: boolean): AccountActionCopy {
  switch (action) {
    case 'promote':
      return {
        label: 'Make administrator',
        title: `Make ${name} an administrator?`,
        consequence: `${name} can then do all that you can: decide about bookings, run the catalogue and make other administrators. Their sessions end, their password is removed, and a link to set a new one goes to their email.`,
        confirm: 'Make administrator',
        keep: 'Keep as customer',
        done: `${name} is an administrator now. We emailed a link to set a new password.`,
        failed: `${name} was not made an administrator.`,
      }
    case 'demote':
      return {
        label: 'Remove as administrator',
        title: `Remove ${name} as administrator?`,
        consequence: isOwn
          ? 'This is your own account: you leave the admin at once, and only another administrator can let you in again.'
          : `${name} leaves the admin at once and stays a customer.`,
        confirm: 'Remove as administrator',
        keep: 'Keep as administrator',
        done: `${name} is not an administrator any more.`,
        failed: `${name} stays an administrator.`,
      }
    case 'endSessions':
      return {
        label: 'End sessions',
        title: `End all sessions of ${name}?`,
        consequence: isOwn
          ? 'This is your own account: you have to log in again, here and everywhere else.'
          : `${name} has to log in again, on every device.`,
        confirm: 'End sessions',
        keep: 'Keep signed in',
        done: `All sessions of ${name} are ended.`,
        failed: `The sessions of ${name} were not ended.`,
      }
  }
}
