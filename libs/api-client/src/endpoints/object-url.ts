/** For a request of a file: resolves with an object URL, which the caller revokes after use. */
export const asObjectUrl = {
  responseHandler: async (response: Response): Promise<unknown> =>
    response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
}

/** A million bookings, or a year of ledger rows, take a while to transfer; in milliseconds. */
const EXPORT_TIMEOUT_MS = 300_000

/** The same for an export. */
export const asExport = { ...asObjectUrl, timeout: EXPORT_TIMEOUT_MS }
