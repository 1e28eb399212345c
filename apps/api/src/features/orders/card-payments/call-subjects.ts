/** What the calls about a payment are about: of each there is one, however often somebody tries. */
export const sessionSubject = (paymentId: number) => `session of payment ${paymentId}`
export const expirySubject = (paymentId: number) => `expiry of payment ${paymentId}`
export const captureSubject = (paymentId: number) => `capture of payment ${paymentId}`
export const cancellationSubject = (paymentId: number) => `cancellation of payment ${paymentId}`
