/** Breakpoints. They are constants because a media query cannot read a custom property. */
export const media = {
  tiny: '@media (max-width: 479px)',
  phone: '@media (max-width: 767px)',
  small: '@media (min-width: 640px)',
  tablet: '@media (min-width: 768px)',
  desk: '@media (min-width: 960px)',
  belowDesk: '@media (max-width: 959px)',
  wide: '@media (min-width: 1064px)',
  belowWide: '@media (max-width: 1180px)',
  forced: '@media (forced-colors: active)',
  still: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
