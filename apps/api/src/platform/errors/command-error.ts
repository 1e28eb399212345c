/** An error that the operator can fix; printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}
