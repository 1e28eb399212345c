import type { Search } from '../search'
import { describeSearch, LOOKING } from '../search'

/** What is looked for, until the code that shows what is found is there. The server renders it without a search, which the page's own script says. */
export const LookingFor = ({ search }: { search?: Search }) => (
  <p data-looking>
    <strong>{search && describeSearch(search)}</strong>
    <br />
    {LOOKING}
  </p>
)
