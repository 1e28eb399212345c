export const SYSTEM_COPY = {
  title: 'System',
  notLoaded: 'Couldn’t load the state of the system.',
  loading: 'Loading…',
  installation: 'Installation',
  database: 'Database',
  backups: 'Backups',
  backup: 'Last backup',
  noBackup: 'None by the server',
  verified: 'Verified',
  notVerified: 'The last backup failed',
  jobs: 'Jobs',
  neverRan: 'Has not run yet',
  succeeded: 'Succeeded',
  notSent: 'Not sent',
  nothingSent: 'No email goes out: no mail server is set',
  emails: 'Emails',
  waiting: 'Waiting',
  failed: 'Failed',
  oldest: 'Oldest waiting since',
  nobodyReceives: 'Nobody receives emails: no mail server is set.',
  noBackups: 'The server makes no backups.',
  backupFailed: 'The last backup failed.',
  /** Links to the sections of the page. */
  howEmails: 'How emails are sent',
  howBackups: 'How backups are made',
  noMailServer:
    'No mail server is set: emails lie in the data folder. Whoever runs the server starts it with `SMTP_URL` and `MAIL_FROM`.',
  failedEmails: 'Emails that failed',
  failedNotLoaded: 'Couldn’t load the emails that failed.',
  noFailedEmails: 'No email has failed.',
  retry: 'Send again',
  retried: 'The email is sent again.',
  notRetried: 'The email could not be sent again.',
} as const

export const MAIL_COLUMN_COPY = {
  recipient: 'Recipient',
  subject: 'Subject',
  failedAt: 'Failed',
  reason: 'Reason',
  actions: 'Actions',
} as const

const PARTS: Record<string, string> = {
  api: 'Server',
  public_site: 'Website',
  admin: 'Admin',
  node: 'Node.js',
  sqlite: 'SQLite',
  postgresql: 'PostgreSQL',
}
export const partName = (part: string): string => PARTS[part] ?? part

export const DATABASE_NAMES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const

export const HOW_TO_BACK_UP = {
  sqlite:
    'The server makes one by itself every hour once it is started with `BACKUP_EVERY_HOURS=1`. Until then, whoever runs it makes one with `node apps/api/dist/backup.js`.',
  postgresql:
    'PostgreSQL is backed up beside the server, by whoever runs it: `docs/operations.md` says how to lose seconds at most.',
} as const

const JOBS: Record<string, string> = {
  'card-payments': 'Payments by card',
  'card-refunds': 'Refunds to cards',
  'card-deposits': 'Damage deposits on cards',
  backup: 'Backup',
  retention: 'Retention',
  'expire-requests': 'Expiry of requests',
  'send-reminders': 'Reminders',
  'reconcile-stripe': 'Comparison with Stripe',
  'tell-balances': 'Reminders of balances',
  'tell-lapsing-deposits': 'Notices of lapsing deposits',
  'release-damage-deposits': 'Release of damage deposits',
}
/** Those that do nothing but send emails. */
const EMAIL_JOBS = ['send-reminders', 'tell-balances', 'tell-lapsing-deposits']
export const isEmailJob = (job: string): boolean => EMAIL_JOBS.includes(job)

export const jobName = (job: string): string => JOBS[job] ?? job
