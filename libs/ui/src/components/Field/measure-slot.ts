/** For the `ref` of a text over the end of a control: tells the control its width in `--slot-start` or `--slot-end`. */
export function measureSlot(slot: HTMLElement | null) {
  if (!slot) return
  const name = `--slot-${slot.dataset.slot}`
  const observer = new ResizeObserver(() =>
    slot.parentElement?.style.setProperty(name, `${slot.getBoundingClientRect().width}px`),
  )
  observer.observe(slot)
  return () => observer.disconnect()
}
