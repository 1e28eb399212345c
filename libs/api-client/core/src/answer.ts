/** How a change ended: what the server answered, or why it failed. A refusal is a value; only bugs are thrown. */
export type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: object }

/** How a fetch ended. After an error, `data` is that of an earlier one, if there was any. */
export type Fetched<Data> = { data?: Data | undefined; error?: unknown }
