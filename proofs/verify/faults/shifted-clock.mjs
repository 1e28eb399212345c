/** Loaded before a program: starts its clock at `CLOCK_STARTS_AT`. */
const RealDate = Date
const offset = RealDate.parse(process.env.CLOCK_STARTS_AT ?? '') - RealDate.now()
const now = () => RealDate.now() + (jumped ? jump : offset)
let jumped = false
const jump = RealDate.parse(process.env.CLOCK_JUMPS_TO ?? '') - RealDate.now()
process.on('SIGWINCH', () => {
  jumped = true
})

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given))
  }
  static now() {
    return now()
  }
}
