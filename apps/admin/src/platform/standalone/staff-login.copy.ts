export const STAFF_COPY = {
  title: 'Staff login',
  lead: 'Enter your credentials to access your account',
  login: 'Login',
  failed: 'Failed to login',
  notStaff: 'This account has no access to the admin.',
} as const
