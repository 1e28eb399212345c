// Runs before the first paint, so that a page that was rendered without its search keeps room for what is found; `search.ts`
// of the public site keeps what it sets.
document.documentElement.toggleAttribute('data-search', /[?&]date=\d{4}-\d\d-\d\d(&|$)/.test(location.search))
