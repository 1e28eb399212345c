// A classic script that blocks the first paint, so that the selected theme never flashes. It also follows the choice in
// other tabs, even before the page's own scripts are there. `ThemeChoice.tsx` writes what it reads.
{
  const applyTheme = () => {
    try {
      const theme = localStorage.getItem('theme')
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
      else delete document.documentElement.dataset.theme
    } catch {
      // Storage is denied: the system's theme applies.
    }
  }
  applyTheme()
  addEventListener('storage', applyTheme)
}
