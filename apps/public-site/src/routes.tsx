import { type AreaRoute, lazyPage } from '@luzzu/routing'
import { PublicLayout } from './platform/layout/PublicLayout'
import { PageBoundary } from './platform/loading/PageBoundary'
import { PageUnavailable } from './platform/loading/PageUnavailable'

const loadHome = () => import('./features/home/HomePage')
const loadLogin = () => import('./features/login/LoginPage')
const loadRegistration = () => import('./features/registration/RegistrationPage')

const HomePage = lazyPage(loadHome, PageUnavailable)
const LoginPage = lazyPage(() => followed(loadLogin, loadHome), PageUnavailable)
const RegistrationPage = lazyPage(() => followed(loadRegistration, loadLogin), PageUnavailable)
const ProductPage = lazyPage(() => import('./features/product/ProductPage'), PageUnavailable)
const BookingPage = lazyPage(() => import('./features/booking-wizard/BookingPage'), PageUnavailable)
const MyBookingsPage = lazyPage(() => import('./features/my-bookings/MyBookingsPage'), PageUnavailable)
const ForgotPasswordPage = lazyPage(
  () => import('./features/password-reset/ForgotPasswordPage'),
  PageUnavailable,
)
const NewPasswordPage = lazyPage(() => import('./features/password-reset/NewPasswordPage'), PageUnavailable)
const NotFoundPage = lazyPage(() => import('./features/not-found/NotFoundPage'), PageUnavailable)

/** The only module that this area exposes. Header and footer of a protected page wait for access, too. */
export const routes: AreaRoute[] = [
  {
    element: <PublicLayout />,
    children: [
      { index: true, element: <HomePage /> },
      { path: 'products/:id', element: <ProductPage /> },
    ],
  },
  {
    element: <PublicLayout />,
    access: 'session',
    children: [
      { path: 'book/:id', element: <BookingPage /> },
      { path: 'my-bookings', element: <MyBookingsPage /> },
    ],
  },
  {
    element: <PageBoundary />,
    children: [
      { path: 'login', element: <LoginPage /> },
      { path: 'register', element: <RegistrationPage /> },
      { path: 'reset-password', element: <ForgotPasswordPage /> },
      { path: 'reset-password/:token', element: <NewPasswordPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

/** Loads a page, and ahead of time the one to which it leads, so that nobody waits between the two. */
function followed<Page>(load: () => Promise<Page>, next: () => Promise<unknown>): Promise<Page> {
  // When this fails, the page is loaded again when it is asked for, and says so itself.
  next().catch(() => undefined)
  return load()
}
