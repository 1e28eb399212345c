export const STAFF_COPY = {
  title: 'Staff login',
  lead: 'Enter your credentials to access your account',
  login: 'Login',
  sessionEnded: 'Your session has ended. After the login you go on where you were.',
  failed: 'Failed to login',
  notStaff: 'This account has no access to the admin.',
} as const
