/** What the calls about a payment are about: of each there is one, however often somebody tries. */
export const sessionOf = (paymentId: number) => `session of payment ${paymentId}`
export const expiryOf = (paymentId: number) => `expiry of payment ${paymentId}`
export const captureOf = (paymentId: number) => `capture of payment ${paymentId}`
export const cancellationOf = (paymentId: number) => `cancellation of payment ${paymentId}`
