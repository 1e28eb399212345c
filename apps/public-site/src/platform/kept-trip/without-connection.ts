/** What shows the next trip without a connection, and what keeps it: who has loaded the one has the other. */
export { KeptTrip } from './KeptTrip'
export { useKeepNextTrip } from './use-keep-next-trip'
