/** Allowed dependencies between the projects; everything else is refused. */
const internal = (names) => `^(${names.join('|')})/`
const packages = (names) => `node_modules/(${names.join('|')})(/|$)`

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** Layers from the bottom up: each may import those before it. */
const layered = (folder, layers) =>
  layers
    .slice(0, -1)
    .map((layer, at) =>
      rule(
        'no-upward-dependency',
        { path: `^${folder}/${layer}/`, pathNot: '\\.test\\.ts$' },
        { path: layers.slice(at + 1).map((upper) => `^${folder}/${upper}/`) },
        'Of two folders only one knows the other.',
      ),
    )

module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }, 'Data flows one way.'),
    rule(
      'undeclared',
      { pathNot: '(test|stories|config|\\.storybook)|^(tools|e2e|proofs)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^virtual:' },
      'What a project imports stands in its package.json.',
    ),
    rule(
      'app-to-app',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Areas meet in the page, never in the code.',
    ),
    rule('lib-to-app', { path: '^libs/' }, { path: '^apps/' }, 'Libraries know no application.'),
    rule(
      'domain-is-pure',
      { path: '^libs/domain/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^libs/domain/', packages(['@date-fns', 'libphonenumber-js', 'typebox'])] },
      'Rules run in browser and server alike.',
    ),
    rule(
      'ui-knows-no-product',
      { path: '^libs/ui/' },
      {
        path: internal(['libs/domain', 'libs/api-client', 'libs/routing', 'libs/page']),
        pathNot: '^libs/domain/src/(calendar|search-text)\\.ts$',
      },
      'The design system knows no booking, no store, no router; of the domain it has calendar and search text.',
    ),
    rule('routing-is-a-facade', { path: '^libs/routing/' }, { path: internal(['libs/(?!routing)[^/]+']) }),
    rule(
      'client-has-no-ui',
      { path: '^libs/api-client/' },
      { path: internal(['libs/ui', 'libs/routing', 'libs/page']) },
    ),
    rule(
      'redux-in-client-only',
      { path: '^(apps|libs/(ui|routing|domain|page))/' },
      { path: packages(['@reduxjs', 'redux-persist', 'redux']) },
    ),
    rule(
      'no-own-store-hooks',
      { path: '^apps/' },
      { path: packages(['react-redux']) },
      'The page does not share react-redux: a copy in an area would not find the store.',
    ),
    rule(
      'router-in-facade-only',
      { path: '^(apps|libs/(?!routing))' },
      { path: packages(['react-router', 'react-router-dom']) },
    ),
    rule(
      'endpoints-use-the-core-by-name',
      { path: '^libs/api-client/src/endpoints/' },
      { path: '^libs/api-client/core/src/(?!index\\.ts)' },
      'A relative import would bundle a second core into an area.',
    ),
    rule(
      'api-has-no-browser',
      { path: '^apps/api/' },
      {
        path: [
          internal(['libs/ui', 'libs/api-client', 'libs/routing', 'libs/page']),
          packages(['react', 'react-dom', 'styled-components']),
        ],
      },
    ),
    rule(
      'browser-has-no-server',
      { path: '^(apps/(?!api/)[^/]+|libs)/' },
      { path: packages(['fastify', '@fastify', 'kysely', 'better-sqlite3', 'pg', 'sharp']) },
    ),
    rule(
      'page-has-entry-points-by-audience',
      { path: '^apps/(?!shell/)[^/]+/src/', pathNot: '/src/server/' },
      { path: '^libs/page/src/index\\.ts$' },
      'The frame is for the shell and the server; areas take `area`, `form` and `standalone`.',
    ),
    rule(
      'browser-takes-contracts-as-types',
      {
        path: '^(apps/(?!api/)[^/]+|libs/(ui|api-client|routing|page))/',
        pathNot: '^libs/page/stories/|\\.stories\\.tsx$',
      },
      { path: '^libs/domain/src/contracts\\.ts$', dependencyTypesNot: ['type-only'] },
      'No schema library weighs on a page.',
    ),
    rule(
      'platform-below-features',
      { path: '^apps/[^/]+/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/[^/]+/src/(features|auth)/' },
      'Features stand on the platform.',
    ),
    rule(
      'auth-below-features',
      { path: '^apps/api/src/auth/' },
      { path: '^apps/api/src/features/' },
      'Features use authentication, never the other way round.',
    ),
    ...layered('apps/api/src/features', [
      'time-slots',
      'offer',
      'addons',
      'activities',
      'faqs',
      'products',
      'documents',
      'payments',
      'bookings',
      '(closures|account|site|orders)',
    ]),
    ...layered('apps/api/src/features/orders', [
      'emails',
      'holds',
      'guests',
      'refunds',
      'card-payments',
      'damage-deposits',
      'reconciliation',
    ]),
    ...layered('apps/api/src', ['platform/config', 'backups', 'commands']),
    ...layered('libs/domain/src', ['payments', 'documents', 'orders']),
    ...layered('apps/api/src/platform', ['errors', 'database', 'http', 'web']),
    rule(
      'migrations-are-frozen',
      { path: '^apps/api/src/platform/database/migrations/' },
      {
        pathNot: [
          '^apps/api/src/platform/database/(migrations/|dialect\\.ts)',
          packages(['kysely', 'libphonenumber-js']),
        ],
      },
      'What code of today says must not change what a migration did.',
    ),
    rule(
      'areas-features-apart',
      { path: '^apps/(?!api/)([^/]+)/src/(features|screens)/([^/]+)/' },
      { path: '^apps/(?!api/)[^/]+/src/(features|screens)/', pathNot: '^apps/$1/src/$2/$3/' },
      'A screen is one folder.',
    ),
    rule(
      'admin-platform-alone',
      { path: '^apps/admin/src/platform/' },
      { path: '^apps/admin/src/', pathNot: '^apps/admin/src/platform/' },
      'The platform knows nothing of boats.',
    ),
    rule(
      'admin-booking-below-screens',
      { path: '^apps/admin/src/booking/' },
      { path: '^apps/admin/src/(screens|layout|standalone|routes|screens\\.ts)' },
      'Screens and layout use what several of them do with bookings.',
    ),
    rule(
      'admin-screens-below-layout',
      { path: '^apps/admin/src/screens/', pathNot: '\\.stories\\.tsx$' },
      { path: '^apps/admin/src/(layout|standalone|routes|screens\\.ts)' },
      'The layout is around screens, which do not know it.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|libs)/[^/]+/(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
