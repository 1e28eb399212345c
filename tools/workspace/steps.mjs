import { run } from './processes.mjs'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100
/** Without a terminal, progress is printed at this interval. */
const HEARTBEAT_MS = 60_000

/**
 * Runs one step: shows a spinner, then one line with its result and duration.
 * @template Result
 * @param {string} title
 * @param {() => Promise<{ ok: boolean, note?: string, output?: string }>} work `note` is added to the line, `output` is
 * shown on failure
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(title, work) {
  const start = performance.now()
  const stopProgress = showProgress(title, start)
  const { ok, note, output } = await work()
  stopProgress()
  if (!ok && output) console.log(output.trimEnd())
  console.log(`${ok ? '✔' : '✖'} ${[title, note].filter(Boolean).join(': ')} (${secondsSince(start)} s)`)
  return ok
}

/** A step that runs one program; its output appears only on failure. */
export function programStep(title, command, args, env) {
  return step(title, async () => {
    const { code, output } = await run(command, args, { env, capture: true })
    return { ok: code === 0, output }
  })
}

function showProgress(title, start) {
  if (!process.stdout.isTTY) {
    console.log(`… ${title}`)
    const timer = setInterval(
      () => console.log(`… ${title}: still working (${secondsSince(start)} s)`),
      HEARTBEAT_MS,
    )
    return () => clearInterval(timer)
  }
  let frame = 0
  const timer = setInterval(() => {
    const sign = FRAMES[frame++ % FRAMES.length]
    process.stdout.write(`\r${sign} ${title} (${secondsSince(start)} s)\u001b[K`)
  }, FRAME_MS)
  return () => {
    clearInterval(timer)
    process.stdout.write('\r\u001b[K')
  }
}

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1)

/** Prints an error message without a stack trace. */
export function stop(sentence) {
  console.error(`✖ ${sentence}`)
  process.exit(1)
}
