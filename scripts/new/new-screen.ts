import { type Changes, Refused, withImport } from './changes.ts'
import { pascal, sentence } from './words.ts'

const routes = 'web/app/routes/account-routes.tsx'

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
  changes.append(
    `${folder}/${area}.door.ts`,
    [`import { lazy } from 'react'`, `import { pagePart } from '../../platform/page-part.ts'`],
    `export const ${component} = lazy(pagePart(() => import('./${file}.tsx')))\n`,
  )
  const path = file.replace(/-screen$/, '')
  changes.edit(routes, (text) =>
    withImport(text, `import { ${component} } from '../../areas/${area}/${area}.door.ts'`).replace(
      /(const accountRoutes = \[[\s\S]*?)(\n\])/,
      `$1\n  accountPage('${path}', '${title}', ${component}),$2`,
    ),
  )
}

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
