// Modules that the federation generates are left alone, because their order matters.
const isOwnCode = (id: string) => !/module-federation|__mf_|__loadShare__|virtual:|\0/.test(id)

/** The federation's library and the bundler's runtime, which each come as several small files. */
const isRuntime = (id: string) =>
  /node_modules\/@module-federation|rolldown\/runtime|localSharedImportMap/.test(id)

/** What opens over a page is loaded by the pages that have such parts, however many those are. */
const isOverlay = (id: string) =>
  /node_modules\/(@headlessui|@floating-ui|react-aria)\/|components\/(Dialog|Drawer)\/|page\/src\/form\/(?:FormDialog|LeaveGuard)/.test(
    id,
  )

/** What dates, slots, bookings and guests need is shared by the pages about them; the home page has none at first. */
const isOfBookings = (id: string) =>
  /node_modules\/@date-fns\/|domain\/src\/(calendar|schedule|orders)\/|catalogue\/product-details|contact-links|endpoints\/details-api|platform\/(?:trip\/|kept-trip\/|cancellation)|domain\/src\/(?:meeting-point|fields|text|payments\/refund-tiers)\.|icons\/(?:alarm-clock|backpack|calendar-days|calendar-plus|credit-card|download|shield-check)\./.test(
    id,
  ) ||
  /components\/(MonthGrid|DatePicker|DateField|RadioCards|DescriptionList)\/|page\/src\/area\/(slots|day-state-outside|booking-description)|platform\/orders\/|endpoints\/(own-orders|bookings)-api/.test(
    id,
  ) ||
  /domain\/src\/bookings\/(?!booking-messages)/.test(id)

/** The pages about accounts share their forms, which no other page has. */
const isOfAccounts = (id: string) =>
  /domain\/src\/accounts\/(registration|phone|password|token)|platform\/(?:auth\/|failure-text)|page\/src\/form\/NameField|endpoints\/accounts-api|area\/use-log-out|icons\/eye|SplitLayout|components\/(?:PasswordField|Field|TextField|Checkbox)\/|endpoints\/(?:send-form|form-data)/.test(
    id,
  )

const isCommon = (id: string) => isOwnCode(id) && !isOverlay(id) && !isOfBookings(id) && !isOfAccounts(id)

/** Modules that this many pages need share a chunk, also for the page that does not need all of them. */
const COMMON_FROM = 3

/** Chunks below this size in bytes of source are merged into the one with the most similar users. */
const MERGE_THRESHOLD = 2000

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Importers of react-hook-form are never merged into chunks of pages without a form, which would load it. */
function formsChunk(id: string, graph: Graph): string | null {
  return reachesForms(id, graph, new Set()) ? 'forms' : null
}

function reachesForms(id: string, graph: Graph, seen: Set<string>): boolean {
  if (id.includes('/react-hook-form/')) return true
  if (seen.has(id) || id.includes('/node_modules/')) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importedIds.some((imported) => reachesForms(imported, graph, seen)) ?? false
}

/** Splits a build into few chunks: each costs a request, so modules that are mostly used together share one. */
export const groupChunks = {
  // The name of an entries-aware chunk lists all its entries.
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${/^(parts|forms)/.exec(name)?.[0] ?? '[name]'}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: 'runtime', test: isRuntime, priority: 4 },
      {
        name: formsChunk,
        debugName: 'forms',
        test: isOwnCode,
        priority: 3,
        entriesAware: true,
        includeDependenciesRecursively: false,
      },
      { name: 'frame', tags: ['$initial' as const], test: isOwnCode, priority: 2 },
      { name: 'common', test: isCommon, minShareCount: COMMON_FROM, priority: 1 },
      { name: 'parts', test: isOwnCode, entriesAware: true, entriesAwareMergeThreshold: MERGE_THRESHOLD },
    ],
  },
}
