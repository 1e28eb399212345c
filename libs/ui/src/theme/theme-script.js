// A classic script that blocks the first paint, so that a chosen theme never flashes. `theme-choice.ts` writes what it reads.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the system's theme applies.
}
