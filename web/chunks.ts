/** Modules whose path without its extension ends with one of these, or lies in one that ends with a slash. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(String.raw`\/(?:${paths.map((path) => (path.endsWith('/') ? path : String.raw`${path}\.`)).join('|')})`)

/** What the sign-in page shows and needs; the portal needs most of it, too, and must not bring it along. */
const onSignIn = modules(
  'web/kit/layout/(?:cover-page|page|heading-focus|arches)',
  'web/kit/controls/(?:button|icon-button)',
  'web/kit/feedback/(?:toast-area|toasts|notice|states)',
  'web/kit/forms/(?:check-field|text-field|password-field|field-styles|fields)',
  'web/kit/theme/theme-sheet',
  'web/platform/(?:call-error|client|drafts|formats|idempotency|listeners|now|page-brand|page-part)',
  'web/platform/(?:redirect|session|step-up|storage|upkeep/)',
  'web/platform/notices/(?:global-notices|new-build|connection)',
  'web/platform/theme/(?:colour|readable|tokens)',
  'web/areas/branding/brand-(?:context|logo)',
  'web/areas/joining/joining(?:\\.door|-path)',
  'contract/kit/(?:build|shell\\.messages)',
  'contract/areas/session/(?:landing\\.rules|session\\.messages)',
  'contract/areas/branding/default-branding',
  'vite/preload-helper',
)

/** What single screens alone use of the libraries of every screen. */
const ofSingleScreens = '(?!.*/(?:queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery|useBlocker)[.])'

/** What the first page behind the login shows. */
const behindLogin = modules(
  `node_modules/@tanstack/${ofSingleScreens}(?:history|query-core|react-query|react-router|react-store|router-core|store)/`,
  'web/kit/controls/(?:button-look|choice)',
  'web/kit/data/(?:data-table|monogram|pill|reorder-list)',
  'web/kit/feedback/loaded',
  'web/kit/layout/card',
  'web/kit/overlays/(?:confirm-dialog|dialog|menu|popover-card)',
  'web/kit/theme/scheme-choice',
  'web/platform/(?:app-link|current-page|queries)',
  'web/app/shell/use-menus',
  'web/areas/accounts/(?:account\\.queries|contact-link)',
  'web/areas/events/(?:notification-list|use-notifications)',
  'web/areas/features/features\\.queries',
  'web/areas/links/links\\.queries',
  'web/areas/policies/(?:no-policies|use-policies|policy-columns)',
  'web/areas/tasks/(?:tasks\\.queries|task-list|add-task-button)',
  'icons/(?:IconSearch|IconPlus)',
)

/** Pictures of single screens: each alone would be a request, and a name to know, for a few hundred bytes. */
const pictures = modules('@tabler/icons-react/')

/** Many small files compress worse than one: what is always loaded together is one chunk each. */
export const chunkGroups = [
  { name: 'sign-in', test: onSignIn, priority: 2 },
  { name: 'portal', test: behindLogin, priority: 1 },
  { name: 'pictures', test: pictures, minShareCount: 2 },
]
