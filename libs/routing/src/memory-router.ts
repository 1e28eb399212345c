/** A router without an address bar, for screens that are shown outside a page. */
export { MemoryRouter } from 'react-router-dom'
