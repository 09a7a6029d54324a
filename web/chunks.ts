/** Modules whose path without its extension ends with one of these, or lies in one that ends with a slash. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(String.raw`\/(?:${paths.map((path) => (path.endsWith('/') ? path : String.raw`${path}\.`)).join('|')})`)

/** Modules of the login page; the portal needs most of them too, and must not be loaded with them. */
const onSignIn = modules(
  'web/kit/layout/(?:cover-page|page|page-name|heading-focus|arches)',
  'web/kit/controls/(?:button|icon-button)',
  'web/kit/feedback/(?:toast-area|toasts|notice|states)',
  'web/kit/forms/(?:check-field|text-field|password-field|field-styles|fields)',
  'web/kit/theme/theme-sheet',
  'web/platform/(?:call-error|client|drafts|formats|idempotency|listeners|now|page-brand|page-part)',
  'web/platform/(?:redirect|session|step-up|storage|upkeep/)',
  'web/platform/notices/(?:global-notices|new-build|connection)',
  'web/platform/theme/(?:colour|readable|tokens)',
  'web/areas/branding/brand-(?:context|logo)',
  'web/areas/joining/joining(?:\\.public|-path)',
  'web/areas/open-applications/(?:open-applications\\.public|outside/open-place)',
  'web/areas/session/(?:login|steps/(?:code-request|login-failure|failure-notice|step|use-passing-info))',
  'web/areas/submissions/download/download-place',
  'web/areas/(?:broadcasts/opt-out/opt-out-token|certificates/living/living-place)',
  'web/areas/(?:id-cards/guest/card-token|vendors/guest/vendor-token|first-notices/guest/code-of-path)',
  'web/areas/claims/(?:carrier/answer-token|statement/statement-token)',
  'web/kit/language/language',
  'web/app/notices/refresh-reason',
  'node_modules/react-dom/(?:index|cjs/react-dom\\.production)',
  'web/kit/forms/without-eval',
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
  'web/kit/controls/(?:button-look|contact-ways)',
  'web/kit/data/(?:monogram|pill|reorder-list)',
  'web/kit/feedback/loaded',
  'web/kit/layout/card',
  'web/kit/overlays/(?:confirm-dialog|dialog|menu|popover-card)',
  'web/platform/(?:app-link|current-page|queries)',
  'web/app/shell/menus/use-menus',
  'web/areas/accounts/(?:account\\.queries|contact-link)',
  'web/areas/events/(?:notification-list|use-notifications)',
  'web/areas/features/features\\.queries',
  'web/areas/links/links\\.queries',
  'web/areas/events/progress/aside',
  'web/areas/schedule-imports/import-search',
  'web/areas/demonstration/demonstration\\.queries',
  'contract/kit/problem\\.messages',
  'contract/areas/links/link\\.rules',
  'web/areas/(?:policies/policies|profile/profile|impersonation/impersonation)\\.public',
  'web/areas/broadcasts/banners/banners(?:\\.queries)?',
  'contract/areas/broadcasts/banner\\.messages',
  'web/platform/notices/error-reports',
  'web/areas/tasks/(?:tasks\\.queries|task-list|add-task-button)',
  'web/areas/renewals/(?:renewal-words|use-renewal-rights|overview/(?:next-step|next-step-card|stage-bar))',
  'contract/areas/renewals/(?:lead-times|renewal-stages|section-kinds|section-marks)',
  'contract/kit/zone\\.rules',
  'icons/(?:IconBell|IconChecklist|IconSearch|IconPlus|IconMail|IconPhone|IconX)',
)

/** Images of single screens: each alone would be a request for a few hundred bytes, and one more name. */
const pictures = modules('@tabler/icons-react/')

/** Many small files compress worse than one: what is always loaded together is one chunk each. */
export const chunkGroups = [
  { name: 'sign-in', test: onSignIn, priority: 2 },
  { name: 'portal', test: behindLogin, priority: 1 },
  { name: 'pictures', test: pictures, minShareCount: 2 },
]
