/** The version of the contract between shell and areas. Raised with a change that earlier builds of areas do not survive. */
export const AREA_CONTRACT = 1
