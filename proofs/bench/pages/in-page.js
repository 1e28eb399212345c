// Runs in the page, before its own scripts; TypeScript's runner would put names of its own into functions sent there.
const visit = { fcp: 0, lcp: 0, cls: 0, tbt: 0 }

function observe(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
}
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') visit.fcp = startTime
})
observe('largest-contentful-paint', ({ startTime }) => {
  visit.lcp = startTime
})
observe('layout-shift', ({ value }) => {
  visit.cls += value
})
// What tasks after the first paint last beyond 50 ms.
observe('longtask', ({ startTime, duration }) => {
  if (visit.fcp > 0 && startTime + duration > visit.fcp) visit.tbt += Math.max(0, duration - 50)
})

const heading = () => document.querySelector('h1')?.textContent

/** From the next click on an element to the frame that shows another heading. */
function timeClick(element) {
  visit.click = new Promise((resolve) => {
    const follow = ({ timeStamp }) => {
      const before = heading()
      const look = () => {
        // A task that a frame puts off runs when that frame has been drawn.
        if (heading() && heading() !== before) setTimeout(() => resolve(performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    element.addEventListener('click', follow, { capture: true, once: true })
  })
}

globalThis.bench = { visit, timeClick }
