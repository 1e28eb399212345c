/** How a text is found: by role and name, as a label, or as the whole text of exactly one element. */
type Kind =
  | 'button'
  | 'checkbox'
  | 'complementary'
  | 'dialog'
  | 'heading'
  | 'label'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'tab'
  | 'text'
  /** A text that several elements may have, such as a badge. */
  | 'repeated'

export type Sentence = readonly [kind: Kind, words: string]

const of = (kind: Kind, ...words: string[]): Sentence[] => words.map((word) => [kind, word] as const)

const SLOT_TOAST = 'An error occurred while processing your booking. Please try again or contact support.'

/** Every text that the specification promises visitors and customers, by view. */
export const PUBLIC_SENTENCES = {
  header: [...of('link', 'Luzzu', 'Login', 'Create an account')],
  footer: [
    ...of('text', 'Providing unforgettable water experiences, your adventure awaits.'),
    ...of('text', 'Mon-Fri 8:00 AM-6:00 PM', 'Sat 7:00 AM-7:00 PM', 'Sun 7:00 AM-7:00 PM'),
    ...of('text', '+356 2100 0000', 'hello@luzzu.example', '12 Quay Street, Marsaxlokk, Malta'),
    ...of('text', `© ${new Date().getFullYear()} Luzzu`),
    ...of('link', 'Home', 'Services', 'Instagram', 'Facebook', 'YouTube'),
  ],
  home: [
    ...of('heading', 'Experience the Freedom of the Open Water', 'Our Rental Services'),
    ...of('text', 'Rent a boat or a jet ski, or join an exclusive cruise around Malta, Gozo and Comino.'),
    ...of('link', 'Book Your Adventure'),
    ...of('tab', 'Boats', 'Kayaks', 'Jet Skis', 'Cruises'),
    ...of('heading', 'Painted Luzzu', 'What Our Customers Say', 'Ready for Your Next Adventure?'),
    ...of('text', 'From $120.00/hour'),
    ...of('link', 'Book Now: Painted Luzzu'),
    ...of('heading', 'Frequently Asked Questions'),
    ...of('text', 'Find answers to common questions about our boat rental services and experiences.'),
    ...of(
      'heading',
      'Why Choose Luzzu',
      'Premium Fleet',
      'Safety First',
      'Prime Locations',
      'Flexible Booking',
    ),
    ...of('text', 'Well-maintained boats and jet skis from top manufacturers.'),
    ...of('text', 'Comprehensive safety equipment and pre-rental training.'),
    ...of('text', 'Access to beautiful waterways and hidden gems.'),
    ...of('text', 'Easy online booking and free cancellation up to 24 hours ahead.'),
  ],
  homeEmpty: [
    ...of('text', 'No products available for this activity.'),
    ...of(
      'text',
      'Have questions? Our FAQ section is currently empty, but our team is ready to assist you. Contact us!',
    ),
    ...of('link', 'Contact us!'),
  ],
  drawer: [
    ...of('dialog', 'Menu'),
    ...of('link', 'Home', 'Services', 'Login', 'Create an account'),
    ...of('button', 'Close menu'),
  ],
  login: [
    ...of('heading', 'Welcome back'),
    ...of('text', 'Enter your credentials to access your account', "Don't have an account?"),
    ...of('label', 'Email', 'Password', 'Remember me'),
    ...of('button', 'Show password', 'Login'),
    ...of('link', 'Luzzu', 'Forgot password?', 'Create an account'),
  ],
  loginEmpty: of('text', 'Email is required', 'Password is required'),
  loginRefused: [...of('text', 'Failed to login'), ...of('button', 'Hide password')],
  registration: [
    ...of('heading', 'Create an account'),
    ...of('label', 'Username', 'Email', 'Password', 'Country code', 'Phone number'),
    ...of('button', 'Create Account'),
    ...of('link', 'Login'),
  ],
  registrationEmpty: of(
    'text',
    'Username is required',
    'Email is required',
    'Password is required',
    'Country code is required',
    'Phone number is required',
  ),
  registrationWrong: of('text', 'Email is invalid', 'Password must be at least 8 characters'),
  registrationRefused: of('text', 'Failed to submit data'),
  details: [
    ...of('heading', 'Painted Luzzu', 'Included Features', 'Optional Add-ons'),
    ...of('text', 'Included Features', 'Optional Add-ons', 'Booking Summary'),
    ...of('text', 'Max Persons', 'Max Weight', 'Height', 'Base price', '+$45.00'),
    ...of('checkbox', 'Maltese lunch on board'),
    ...of('complementary', 'Booking Summary'),
    ...of('repeated', 'Total', 'Details', 'Date', 'Time', 'Confirm', '$120.00'),
    ...of('button', 'Back', 'Continue to Date Selection'),
  ],
  date: [...of('label', 'Date'), ...of('button', 'Continue to Time Selection', 'Back')],
  datePast: of('text', 'It is not possible to schedule dates in the past.'),
  dateFar: of('text', 'Maximum scheduling range is 30 days.'),
  dateWrong: of('text', 'Please select a valid date.'),
  time: [
    ...of('radio', 'Morning', 'Afternoon', 'Full Day'),
    ...of('text', '08:00-12:00', '13:00-18:00', '08:00-18:00'),
    ...of('text', 'Early-bird calm waters', 'Afternoon and sunset', 'Full day on the water'),
    ...of('text', '4 hours', '5 hours', '10 hours'),
    ...of('button', 'Continue to Confirmation'),
  ],
  confirm: [
    ...of('button', 'Confirm Booking'),
    ...of('repeated', 'Painted Luzzu', 'Maltese lunch on board', '$45.00', '$165.00'),
  ],
  incomplete: of('text', 'We couldn’t complete your booking. Please check your information and try again.'),
  bookingFailed: of('text', SLOT_TOAST),
  success: [
    ...of('text', 'Booking Confirmed! You will receive a confirmation email shortly.'),
    ...of('button', 'Return to Home'),
  ],
  unknownProduct: [...of('heading', 'Product Not Found'), ...of('link', 'Back to Home')],
  accountMenu: [...of('text', 'My Account'), ...of('menuitem', 'My Bookings', 'Log out')],
  adminMenu: of('menuitem', 'My Bookings', 'Admin Panel', 'Log out'),
  customerDrawer: of('button', 'Log out'),
  myBookings: [
    ...of('heading', 'My Bookings', 'Painted Luzzu'),
    ...of('label', 'Search', 'Date', 'Status'),
    ...of('option', 'Pending'),
    ...of('repeated', 'Pending', 'Chiara Ricci', 'Morning, 08:00-12:00'),
    ...of('button', 'View Details: Painted Luzzu', 'Clear filters'),
  ],
  bookingDetails: [
    ...of('dialog', 'Booking Details'),
    ...of('repeated', 'Product', 'Status', 'Date', 'Slot', 'User', 'Total', '$165.00'),
  ],
  noMatch: of('text', 'No bookings found', 'Try adjusting your search or filter criteria'),
  noBookings: [...of('text', "You haven't made any bookings yet"), ...of('link', 'Browse Rentals', 'Login')],
  unknownAddress: [...of('heading', 'Looking for something?'), ...of('link', 'Home', 'Login', 'Register')],
  checking: of('text', 'Checking your access'),
} as const satisfies Record<string, readonly Sentence[]>

export type PublicView = keyof typeof PUBLIC_SENTENCES
