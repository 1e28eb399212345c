const show = (count: number) => count.toLocaleString('en-US')

/** How many of how many a list shows; said anew whenever it changes. */
export function Showing({ shown, total, of }: { shown: number; total: number; of: string }) {
  return (
    <span role="status">
      Showing <b>{show(shown)}</b> of <b>{show(total)}</b> {of}
    </span>
  )
}
