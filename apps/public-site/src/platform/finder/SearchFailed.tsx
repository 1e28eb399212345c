/** In place of code that shows what is found. The search is in the address, so that nothing is lost. */
export const SearchFailed = () => (
  <p role="alert">
    We couldn’t load the free times. <a href={location.href}>Try again</a>
  </p>
)
