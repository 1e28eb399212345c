/** Breakpoints. They are constants because a query cannot read a custom property. */
export const media = {
  tiny: '@media (max-width: 479px)',
  phone: '@media (max-width: 767px)',
  small: '@media (min-width: 640px)',
  tablet: '@media (min-width: 768px)',
  desk: '@media (min-width: 960px)',
  belowDesk: '@media (max-width: 959px)',
  wide: '@media (min-width: 1064px)',
  belowWide: '@media (max-width: 1180px)',
  /** A list whose rows are cards because a table of a few columns, or of more, would not fit beside the sidebar. */
  narrowList: '@container list (max-width: 559px)',
  tabletList: '@container list (min-width: 560px) and (max-width: 927px)',
  mediumList: '@container list (max-width: 927px)',
  /** A chart on a phone, and beside the sidebar of a tablet. */
  narrowChart: '@container chart (max-width: 539px)',
  /** A laptop whose window is too low for a long menu. */
  low: '@media (min-width: 768px) and (max-height: 860px)',
  forced: '@media (forced-colors: active)',
  still: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
