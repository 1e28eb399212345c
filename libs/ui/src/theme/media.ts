/**
 * Breakpoints, in the browser's font size: with larger text, a screen is as narrow as it then looks. They are constants
 * because a query cannot read a custom property.
 */
export const media = {
  tiny: '@media (max-width: 29.9375em)',
  /** The narrowest phones: beside a button there is no room for a name. */
  narrow: '@media (max-width: 22.4375em)',
  /** Most phones with Android: the day of a search takes two lines. */
  smallPhone: '@media (max-width: 23.375em)',
  /** A phone with large text: a seventh of its width is no word. */
  largeText: '@media (max-width: 18em)',
  phone: '@media (max-width: 47.9375em)',
  small: '@media (min-width: 40em)',
  tablet: '@media (min-width: 48em)',
  desk: '@media (min-width: 60em)',
  /** Paper is narrower, but has what a desk has. */
  belowDesk: '@media screen and (max-width: 59.9375em)',
  wide: '@media (min-width: 66.5em)',
  belowWide: '@media (max-width: 73.75em)',
  /** A list whose rows are cards because a table of a few columns, or of more, would not fit beside the sidebar. */
  narrowList: '@container list (max-width: 34.9375rem)',
  tabletList: '@container list (min-width: 35rem) and (max-width: 57.9375rem)',
  mediumList: '@container list (max-width: 57.9375rem)',
  /** A chart on a phone, and beside the sidebar of a tablet. */
  narrowChart: '@container chart (max-width: 33.6875rem)',
  /** Rows with large text on a phone, also where it is the page that sets its size. */
  narrowPanel: '@container panel (max-width: 17rem)',
  /** A calendar as narrow as on a phone, wherever it stands. */
  narrowMonth: '@container month (max-width: 28rem)',
  /** A laptop whose window is too low for a long menu. */
  low: '@media (min-width: 48em) and (max-height: 53.75em)',
  /** A phone held sideways, or a page at 400 %: what stays in view would leave no room for what is read. */
  short: '@media (max-height: 27em)',
  /** Where keys are not shown: phones, and screens that are touched. */
  withoutKeys: '@media (max-width: 47.9375em), (hover: none)',
  /** Beside a sidebar there is no room, or a phone held sideways has none above it. */
  withoutSidebar: '@media (max-width: 47.9375em), (max-height: 27em)',
  forced: '@media (forced-colors: active)',
  still: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
