export const DAY_TONES = ['free', 'few', 'full', 'closed', 'shut'] as const
export type DayTone = (typeof DAY_TONES)[number]

/** The marker of a day's state, distinguishable without color. */
export function DayShape({ tone }: { tone: DayTone }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" data-shape={tone}>
      {tone === 'free' && <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />}
      {tone === 'few' && <path d="M6 1l5.5 10H.5z" fill="currentColor" />}
      {tone === 'full' && <path d="M1 1h10v10H1z" fill="currentColor" />}
      {tone === 'closed' && <path d="M1 6h10" stroke="currentColor" strokeWidth="2" />}
      {tone === 'shut' && <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2.5" />}
    </svg>
  )
}
