/** The package brings no types, and those published for it lack the order of preference. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options?: { preferred: readonly Encoding[] },
    ): Encoding | undefined
  }
}
