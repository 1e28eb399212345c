// Runs before the first paint, so that a page that was rendered without its search keeps room for what is found, and says
// what is looked for while its code is loaded. `search.ts` of the public site keeps the attribute, and writes the same text.
{
  const root = document.documentElement

  const showSearch = (date, guests) => {
    const isSearch = /^\d{4}-\d\d-\d\d$/.test(date)
    root.toggleAttribute('data-search', isSearch)
    if (!isSearch) return
    const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
    const people = /^[1-9]\d{0,3}$/.test(guests) ? `, ${guests} ${guests === '1' ? 'person' : 'people'}` : ''
    root.style.setProperty('--search', `"${day}${people}"`)
  }
  const inAddress = new URLSearchParams(location.search)
  showSearch(inAddress.get('date'), inAddress.get('guests'))

  // Also one that is submitted now, though the code that finds it may have to be loaded first.
  const showSubmitted = ({ target: form }) => {
    const fields = new FormData(form)
    if (!form.matches('[role="search"]') || !fields.has('date')) return
    showSearch(fields.get('date'), fields.get('guests'))
    document.getElementById(new URL(form.action).hash.slice(1))?.scrollIntoView()
  }
  addEventListener('submit', showSubmitted, true)
}
