import { type Changes, Refused } from './changes.ts'
import { pascal, sentence } from './words.ts'

/** A page of an account, from its address to its states, over a call of its area that reads. */
export function newScreen(changes: Changes, area: string, name: string): void {
  const calls = changes.read(`contract/areas/${area}/${area}.calls.ts`)
  const [, key, param] = /'(GET \/api\/accounts\/\{(\w+)\}\/[^'{]+)'/.exec(calls) ?? []
  if (key === undefined) {
    throw new Refused(
      `a screen of ${area} has nothing to read: npm run new -- call ${area} 'GET /api/accounts/{accountId}/${area}'`,
    )
  }
  const file = `${name.replace(/-screen$/, '')}-screen`
  const component = pascal(file)
  const title = sentence(file.replace(/-screen$/, ''))
  const hook = `use${pascal(file.replace(/-screen$/, ''))}`
  const folder = `web/areas/${area}`

  changes.create(`${folder}/${file}.tsx`, screenFile({ component, title, hook, area }))
  changes.append(`${folder}/${area}.queries.ts`, queriesImports, queryOf(hook, key, param, title))
  const path = file.replace(/-screen$/, '')
  declarePage(
    changes,
    `${folder}/${area}.area`,
    `{ path: '${path}', title: '${title}', load: () => import('./${file}.tsx') },`,
  )
}

/** Adds a page to what the area declares on the web. */
function declarePage(changes: Changes, declaration: string, page: string): void {
  const path = changes.has(`${declaration}.tsx`) ? `${declaration}.tsx` : `${declaration}.ts`
  if (!changes.has(path)) changes.create(path, emptyDeclaration)
  changes.edit(path, (text) =>
    text.includes('accountPages: [')
      ? text.replace('accountPages: [', `accountPages: [${page}`)
      : text.replace('export const area = {', `export const area = {accountPages: [${page}],`),
  )
}

const emptyDeclaration = `import type { WebArea } from '../../platform/area.ts'

export const area = {} satisfies WebArea
`

const queriesImports = [
  `import { useQuery } from '@tanstack/react-query'`,
  `import { q } from '../../platform/queries.ts'`,
]

const queryOf = (hook: string, key: string, param = '', title = '') => `/** ${title} of an account. */
export function ${hook}(accountId: string) {
  return useQuery(q('${key}', { params: { ${param === 'accountId' ? param : `${param}: accountId`} } }))
}
`

const screenFile = ({ component, title, hook, area }: Record<'component' | 'title' | 'hook' | 'area', string>) =>
  `import { EmptyState, ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { ${hook} } from './${area}.queries.ts'

/** ${title} of an account. */
export default function ${component}({ accountId }: { readonly accountId: string }) {
  const found = ${hook}(accountId)
  return (
    <Page title="${title}">
      {found.isPending && <LoadingState lines={8} />}
      {found.isError && <ErrorState title="This could not be loaded." onRetry={() => void found.refetch()} />}
      {found.data !== undefined && <EmptyState title="Nothing here yet">What there is will appear here.</EmptyState>}
    </Page>
  )
}
`
