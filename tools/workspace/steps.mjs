import { run } from './processes.mjs'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100
/** Without a terminal, progress is printed line by line. */
const INTERVAL_MS = 20_000

/**
 * Runs one step: shows how far it is, then one line with its result and duration.
 * @param {string} title
 * @param {(tell: (progress: string) => void) => Promise<{ ok: boolean, note?: string, output?: string }>} work `tell`
 * says how far it is, such as "3 of 12"; `note` is added to the last line, `output` is shown on failure
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(title, work) {
  const start = performance.now()
  const progress = showProgress(title, start)
  const { ok, note, output } = await work(progress.tell)
  progress.stop()
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
  let told = ''
  const line = () => `${[title, told].filter(Boolean).join(': ')} (${secondsSince(start)} s)`
  const tell = (progress) => {
    told = progress
  }
  if (!process.stdout.isTTY) {
    console.log(`… ${title}`)
    const timer = setInterval(() => console.log(`… ${line()}`), INTERVAL_MS)
    return { tell, stop: () => clearInterval(timer) }
  }
  let frame = 0
  const timer = setInterval(() => {
    const sign = FRAMES[frame++ % FRAMES.length]
    process.stdout.write(`\r${sign} ${line()}\u001b[K`)
  }, FRAME_MS)
  const stop = () => {
    clearInterval(timer)
    process.stdout.write('\r\u001b[K')
  }
  return { tell, stop }
}

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1)

/** Prints an error message without a stack trace. */
export function stop(sentence) {
  console.error(`✖ ${sentence}`)
  process.exit(1)
}
