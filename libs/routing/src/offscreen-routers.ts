/** Routers outside of a page: `StaticRouter` stays at one address, for the server; `MemoryRouter` is for stories and tests. */
export { MemoryRouter, StaticRouter } from 'react-router-dom'
