import { SCREENS_COPY } from '../../platform/screens.copy'

export const LOGIN_COPY = {
  title: SCREENS_COPY.login.title,
  welcome: 'Welcome back',
  lead: 'Enter your credentials to access your account',
  rememberMe: 'Remember me',
  forgot: 'Forgot password?',
  submit: 'Login',
  noAccount: "Don't have an account?",
  register: 'Create an account',
  sessionEnded: 'Your session has ended. After you log in, you can pick up where you left off.',
  unchecked: 'We couldn’t check your login. After you log in, you can pick up where you left off.',
  failed: 'Failed to login',
  notLoggedIn: 'You are not logged in.',
  refused: 'You are not logged in. Check your email and password, and try again.',
} as const
