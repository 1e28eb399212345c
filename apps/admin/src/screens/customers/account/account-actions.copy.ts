import type { ConfirmedActionCopy } from '../../../platform/confirmation/use-confirmed-action'
import type { AccountAction } from './account-actions'

/** Why staff cannot delete their own account here. */
export const OWN_ACCOUNT = 'Delete your own account on its page, with your password.'

/** What a new administrator gets to set a new password; without a mail server, where it lies. */
const passwordLink = (hasMailServer: boolean) =>
  hasMailServer
    ? {
        will: 'we’ll email them a link to set a new password.',
        did: 'We emailed them a link to set a new password.',
      }
    : {
        will: 'need a link to set a new password. No email goes out, because no mail server is set: whoever runs the server finds the link in the data folder.',
        did: 'No email goes out, because no mail server is set: whoever runs the server finds the link to set a new password in the data folder.',
      }

/** Texts of the account actions. `isOwn`: the user's own account. */
export function accountActionCopy(
  action: AccountAction,
  name: string,
  { isOwn, hasMailServer }: { isOwn: boolean; hasMailServer: boolean },
): ConfirmedActionCopy {
  switch (action) {
    case 'promote':
      return {
        label: 'Make administrator',
        title: `Make ${name} an administrator?`,
        consequence: `${name} will be able to manage bookings, rental services, FAQs and other accounts. They will be logged out, and ${passwordLink(hasMailServer).will}`,
        confirm: 'Make administrator',
        keep: 'Keep as customer',
        done: `${name} is now an administrator. ${passwordLink(hasMailServer).did}`,
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
    case 'disable':
      return {
        label: 'Disable account',
        title: `Disable the account of ${name}?`,
        consequence: isOwn
          ? 'This is your own account. You will be logged out, and only another administrator can enable it again.'
          : `${name} will be logged out and can’t log in until the account is enabled again. Bookings stay as they are.`,
        confirm: 'Disable account',
        keep: 'Keep enabled',
        done: `The account of ${name} is disabled.`,
        failed: `Couldn’t disable the account of ${name}.`,
      }
    case 'enable':
      return {
        label: 'Enable account',
        title: `Enable the account of ${name}?`,
        consequence: `${name} will be able to log in again.`,
        confirm: 'Enable account',
        keep: 'Keep disabled',
        done: `The account of ${name} is enabled.`,
        failed: `Couldn’t enable the account of ${name}.`,
      }
    case 'erase':
      return {
        label: 'Delete account',
        title: `Delete the account of ${name} for good?`,
        consequence: `Name, email and phone of ${name} are removed everywhere and can’t be restored. Past bookings stay in the lists without a name. It isn’t possible while a booking lies ahead.`,
        confirm: 'Delete for good',
        keep: 'Keep account',
        done: `The account of ${name} was deleted.`,
        failed: `Couldn’t delete the account of ${name}.`,
      }
  }
}
