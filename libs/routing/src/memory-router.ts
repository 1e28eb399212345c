/** An in-memory router, for screens outside of a page. */
export { MemoryRouter } from 'react-router-dom'
