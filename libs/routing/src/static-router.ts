/** A router that stays at one address, for pages that are rendered on the server. */
export { StaticRouter } from 'react-router-dom'
