/**
 * Eleven o’clock in Malta on a Wednesday, in the middle of a month and far from any clock change. Half a minute past, as the
 * clock of a server may be some seconds behind.
 */
const STORIES_BEGIN = '2026-11-11T10:00:30Z'

const RealDate = Date
const begin = import.meta.env.STORYBOOK_CLOCK ?? STORIES_BEGIN
let ahead = 0

/** Each story begins at that instant, however many came before it on the page. */
export function beforeEach(): void {
  ahead = RealDate.parse(begin) - RealDate.now()
}

beforeEach()
if (Number.isNaN(ahead)) throw new Error(`STORYBOOK_CLOCK is no instant: ${begin}`)
const now = () => RealDate.now() + ahead

/** Stories show and expect the same at any hour of any day; in each of them time goes on. */
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  // The class stays, so that dates of a time zone are what they are.
  construct: (_date, given, newTarget) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [now()], newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
