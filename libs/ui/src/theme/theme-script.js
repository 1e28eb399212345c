// A classic script that blocks the first paint, so that the selected theme never flashes. `theme-choice.ts` writes what
// it reads.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied: the system's theme applies.
}
