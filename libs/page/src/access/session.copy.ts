export const SESSION_COPY = {
  ended: 'Your session has ended',
  held: 'Log in again to go on. What you typed on this page is kept.',
  login: 'Login',
  failed: 'Failed to login',
  leave: 'Leave without saving',
  leaving: 'What you typed on this page will be lost.',
  stay: 'Stay',
} as const
