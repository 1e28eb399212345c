type Times = { createdAt: number; pauseDuration: number; duration?: number | undefined }

/** Whole seconds until a message goes; `now` in milliseconds, `heldAt` while all messages wait. */
export function secondsLeft({ createdAt, pauseDuration, duration = 0 }: Times, now: number, heldAt?: number) {
  const end = createdAt + duration + pauseDuration
  return Math.max(0, Math.ceil((end - (heldAt ?? now)) / 1000))
}
