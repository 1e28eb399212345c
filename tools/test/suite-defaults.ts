/** Set by Nx for the target that it runs. */
const target = process.env.NX_TASK_TARGET_TARGET

/** Under Nx a suite reports to a file beside its project, which is kept with its result; by hand it shows what it does. */
export const reports = target
  ? { reporters: ['dot', 'json'], outputFile: { json: `.report/${target}.json` } }
  : {}

/** In milliseconds. On a machine under load a test takes ten times as long. */
export const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}
