/** The package has no types, and the published ones lack the `preferred` argument. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options?: { preferred: readonly Encoding[] },
    ): Encoding | undefined
  }
}
