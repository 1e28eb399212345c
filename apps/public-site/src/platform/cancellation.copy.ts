import { inHours } from '@luzzu/domain'

/** Before a late booking is confirmed; the phone follows. */
export const lateNotice = (hours: number) =>
  `This booking starts within ${inHours(hours)}: once it is made, it cannot be cancelled or moved online. If your plans change, call us:`
