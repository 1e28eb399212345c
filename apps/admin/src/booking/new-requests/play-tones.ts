/** In hertz. */
const TONES = [660, 880]
/** In seconds. */
const TONE_LENGTH = 0.16
const VOLUME = 0.15

/** Plays two short tones. Where the browser keeps silent until somebody has pressed something, there are none. */
export async function playTones(): Promise<void> {
  const context = new AudioContext()
  await context.resume()
  const ended = TONES.map((frequency, index) => playTone(context, frequency, index * TONE_LENGTH))
  await Promise.all(ended)
  await context.close()
}

function playTone(context: AudioContext, frequency: number, delay: number): Promise<unknown> {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  const start = context.currentTime + delay
  oscillator.frequency.value = frequency
  // Faded, because a tone that is cut off clicks.
  gain.gain.setValueAtTime(VOLUME, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_LENGTH)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + TONE_LENGTH)
  return new Promise((resolve) => {
    oscillator.onended = resolve
  })
}
