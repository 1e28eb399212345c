import { House, Sailboat } from 'lucide-react'
import { LAYOUT_COPY } from './platform/layout/layout.copy'
import { paths } from './platform/paths'
import type { Screen } from './platform/screen'
import { SCREENS_COPY as COPY } from './platform/screens.copy'

export { pageTitle } from './platform/page-title'

const loadHome = () => import('./features/home/HomePage')
const loadLogin = () => import('./features/login/LoginPage')
const loadRegistration = () => import('./features/registration/RegistrationPage')

/**
 * Every screen of the public site. Routes and navigation are derived from it; the build derives from it the paths and
 * metadata that the server knows.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: paths.home,
    ...COPY.home,
    about: 'business',
    indexed: true,
    prerendered: true,
    layout: 'site',
    load: loadHome,
    navigation: [
      { label: LAYOUT_COPY.home, path: paths.home, icon: House, menu: 'main' },
      { label: LAYOUT_COPY.services, path: paths.services, icon: Sailboat, menu: 'main' },
    ],
  },
  {
    path: paths.patterns.product,
    title: '{product_name}',
    description: '{product_description}',
    about: 'product',
    missing: COPY.productNotFound,
    indexed: true,
    prerendered: true,
    layout: 'site',
    load: () => import('./features/product/ProductPage'),
  },
  {
    path: paths.patterns.booking,
    ...COPY.booking,
    preloads: 'product',
    missing: COPY.productNotFound,
    access: 'session',
    layout: 'site',
    load: () => import('./features/booking-wizard/BookingPage'),
  },
  {
    path: paths.myBookings,
    ...COPY.myBookings,
    access: 'session',
    layout: 'site',
    load: () => import('./features/my-bookings/MyBookingsPage'),
    navigation: [{ label: LAYOUT_COPY.myBookings, path: paths.myBookings, menu: 'user' }],
  },
  {
    path: paths.cart,
    ...COPY.cart,
    needs: 'payments',
    missing: COPY.notFound,
    access: 'session',
    layout: 'site',
    load: () => import('./features/cart/CartPage'),
  },
  {
    path: paths.manage,
    ...COPY.manage,
    needs: 'payments',
    missing: COPY.notFound,
    access: 'session',
    layout: 'site',
    load: () => import('./features/manage/ManagePage'),
  },
  {
    path: paths.account,
    ...COPY.account,
    access: 'session',
    layout: 'site',
    load: () => import('./features/account/AccountPage'),
    navigation: [{ label: LAYOUT_COPY.accountSettings, path: paths.account, menu: 'user' }],
  },
  {
    path: paths.login,
    ...COPY.login,
    indexed: true,
    prerendered: true,
    layout: 'none',
    load: () => followed(loadLogin, loadHome),
    navigation: [{ label: LAYOUT_COPY.login, path: paths.login, menu: 'visitor' }],
  },
  {
    path: paths.register,
    ...COPY.register,
    indexed: true,
    prerendered: true,
    layout: 'none',
    load: () => followed(loadRegistration, loadLogin),
    navigation: [{ label: LAYOUT_COPY.register, path: paths.register, menu: 'visitor' }],
  },
  {
    path: paths.requestPasswordReset,
    ...COPY.passwordReset,
    prerendered: true,
    layout: 'none',
    load: () => import('./features/password-reset/ForgotPasswordPage'),
  },
  {
    path: paths.patterns.newPassword,
    ...COPY.newPassword,
    prerendered: true,
    layout: 'none',
    load: () => import('./features/password-reset/NewPasswordPage'),
  },
  {
    path: paths.patterns.notFound,
    ...COPY.notFound,
    prerendered: true,
    layout: 'none',
    load: () => import('./features/not-found/NotFoundPage'),
  },
]

/** Loads a page and preloads the next one. */
function followed<Page>(load: () => Promise<Page>, next: () => Promise<unknown>): Promise<Page> {
  // A failed preload is repeated on navigation, where errors are shown.
  next().catch(() => undefined)
  return load()
}
