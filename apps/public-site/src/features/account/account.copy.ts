import { dateFormatter } from '@luzzu/domain'
import type { Session } from '@luzzu/domain/contracts'

/** Texts of the account page. */
export const ACCOUNT_COPY = {
  title: 'My Account',
  visitor: 'Log in to see your account.',
  login: 'Login',
  ended: 'Your session has ended. Log in again to see your account.',
  loginAgain: 'Log in again',
  details: 'Your details',
  username: 'Name',
  mail: 'Email',
  mailStays: 'You log in with this address. To change it, please',
  writeToUs: 'write to us',
  phone: 'Phone number',
  save: 'Save changes',
  saved: 'Your details are saved.',
  notSaved: 'Couldn’t save your details.',
  password: 'Password',
  currentPassword: 'Current password',
  forgot: 'Forgot your password?',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters. You will be logged out everywhere else.',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed.',
  passwordNotChanged: 'Couldn’t change your password.',
  sessions: 'Where you’re logged in',
  end: 'Log out',
  endOthers: 'Log out everywhere else',
  sessionEnded: 'That device is logged out.',
  othersEnded: 'You are logged out everywhere else.',
  sessionNotEnded: 'Couldn’t log out that device.',
  data: 'Your data',
  dataLead: 'Download everything we store about you, as a JSON file.',
  download: 'Download my data',
  notDownloaded: 'Couldn’t download your data.',
  erase: 'Delete my account',
  upcomingReason: 'Cancel your upcoming bookings first.',
  myBookings: 'My Bookings',
  eraseTitle: 'Delete your account for good?',
  eraseConsequence:
    'Your name, email and phone number are removed and can’t be restored. Past bookings stay on record without your name. Cancel your upcoming bookings first.',
  erasePassword: 'Your password',
  eraseConfirm: 'Delete for good',
  eraseKeep: 'Keep my account',
  erased: 'Your account is deleted.',
  notErased: 'Couldn’t delete your account.',
} as const

/** Why the account cannot be deleted yet; the link to the bookings follows. */
export const upcomingText = (count: number) =>
  count === 1
    ? 'You have an upcoming booking. Before you delete your account, cancel it or wait until it is over:'
    : `You have ${count} upcoming bookings. Before you delete your account, cancel them or wait until they are over:`

/** The device of a session, by which its owner recognizes it. */
export function sessionName({ device, current }: Pick<Session, 'device' | 'current'>): string {
  if (device === null) return current ? 'This device' : 'Another device'
  return current ? `${device} (this device)` : device
}

const formatInstant = dateFormatter({ dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' })

/** When a session began and, of another device, was last used, in the time zone of the reader. */
export function describeSession({
  started_at,
  last_seen_at,
  current,
}: Pick<Session, 'started_at' | 'last_seen_at' | 'current'>): string[] {
  const [started, seen] = [started_at, last_seen_at].map((instant) => formatInstant(new Date(instant)))
  return [`Logged in ${started}`, ...(current ? [] : [`Last active ${seen}`])]
}
