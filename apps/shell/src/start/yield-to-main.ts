type Scheduling = { scheduler?: { yield?: () => Promise<void> } }

/** Ends the current task, so that the browser can paint and answer events before what follows. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Scheduling
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
