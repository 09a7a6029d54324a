import { type CallPlan, planCall } from './call-plan.ts'
import { callTests } from './call-tests.ts'
import { type Changes, Refused, withImport } from './changes.ts'
import { readAreas } from './new-area.ts'
import { camel } from './words.ts'

/** A call from contract to test: what it makes compiles, is served, asks for its right and leaves its record. */
export function newCall(changes: Changes, area: string, key: string, file?: string): void {
  if (!readAreas(changes).includes(area)) throw new Refused(`there is no area ${area}: npm run new -- area ${area}`)
  const plan = planCall(area, key, file)
  const calls = `contract/areas/${area}/${area}.calls.ts`
  if (changes.read(calls).includes(`'${key}'`)) throw new Refused(`${key} is in the contract already`)

  changes.edit(calls, (text) =>
    withImport(text, `import { z } from 'zod'`).replace(/\}\)\s*$/, `${declared(plan)}\n})\n`),
  )
  const rights = accessFile(changes, area)
  changes.create(`server/areas/${area}/${plan.file}.ts`, verbFile(plan, rights))
  if (plan.method !== 'GET' && plan.access !== 'open') {
    changes.append(`server/areas/${area}/${rights}`, [accessImport(plan)], rightOf(plan))
  }
  changes.edit(`server/areas/${area}/${area}.routes.ts`, (text) =>
    withImport(text, `import { ${plan.handler} } from './${plan.file}.ts'`).replace(
      new RegExp(`bind\\(${camel(area)}Calls, \\{([\\s\\S]*?),?\\s*\\}\\)`),
      (_, bound: string) =>
        `bind(${camel(area)}Calls, {${bound}${bound.trim() === '' ? '' : ','}\n  '${key}': ${plan.handler},\n})`,
    ),
  )
  callTests(changes, plan)
}

function declared({ key, access, sentence, params, method }: CallPlan): string {
  const fields = params.map((name) => `${name}: z.string()`).join(', ')
  const named = 'name: z.string().trim().min(1).max(200)'
  const answers = {
    GET: '200: z.object({ items: z.array(z.string()) })',
    POST: `200: z.object({ id: z.string(), name: z.string() })`,
    PUT: '200: z.object({ name: z.string() })',
    DELETE: `204: 'nothing'`,
  }
  return [
    `  '${key}': {`,
    `    access: '${access}',`,
    `    summary: '${sentence}',`,
    ...(params.length > 0 ? [`    params: z.object({ ${fields} }),`] : []),
    ...(method === 'POST' || method === 'PUT' ? [`    body: z.object({ ${named} }),`] : []),
    `    responses: { ${answers[method]} },`,
    '  },',
  ].join('\n')
}

/** An area's file of rights: the existing one, whatever its name, or a new one. */
const accessFile = (changes: Changes, area: string): string =>
  changes.filesIn(`server/areas/${area}`).find((name) => name.endsWith('.access.ts')) ?? `${area}.access.ts`

const verbFile = (plan: CallPlan, rights: string) =>
  plan.method === 'GET' ? readingHandler(plan) : writingHandler(plan, rights)

const readingHandler = ({
  key,
  handler,
  sentence,
}: CallPlan) => `import type { Handler } from '../../platform/context.ts'

/** ${sentence} */
export const ${handler}: Handler<'${key}'> = async () => ({ status: 200, body: { items: [] } })
`

function writingHandler(plan: CallPlan, rights: string): string {
  const { key, handler, sentence, method, thing, does } = plan
  const subject = subjectOf(plan)
  const input = [...(subject.startsWith('params.') ? ['params'] : []), ...(method === 'DELETE' ? [] : ['body'])]
  const work = [
    ...asked(plan),
    ...(method === 'POST' ? ['const id = newId(context.platform.now())'] : []),
    'await tx.record({',
    `  action: '${thing}.${does}',`,
    `  subject: { type: '${thing}', id${subject === 'id' ? '' : `: ${subject}`} },`,
    ...(method === 'DELETE' ? [] : ['  after: body,']),
    '})',
    `return ${answers[plan.method]}`,
  ]
  return `${verbImports(plan, rights).join('\n')}

/** ${sentence} */
export const ${handler}: Handler<'${key}'> = async (context${input.length > 0 ? `, { ${input.join(', ')} }` : ''}) =>
  context.write(async (tx) => {
    ${work.join('\n    ')}
  })
`
}

const answers = {
  GET: '{ status: 200, body: { items: [] } }',
  POST: '{ status: 200, body: { id, ...body } }',
  PUT: '{ status: 200, body }',
  DELETE: '{ status: 204 }',
}

const asked = ({ access, right }: CallPlan) =>
  access === 'open' ? [] : [`demand(${right}(context.${access === 'account' ? 'account' : 'actor'}))`]

const verbImports = ({ access, method, right }: CallPlan, rights: string) => [
  `import type { Handler } from '../../platform/context.ts'`,
  ...(method === 'POST' ? [`import { newId } from '../../platform/ids.ts'`] : []),
  ...(access === 'open'
    ? []
    : [`import { demand } from '../../platform/error-response.ts'`, `import { ${right} } from './${rights}'`]),
]

/** The id of what a write is about: a new one, the last name in the path, or the account itself. */
function subjectOf({ method, params, access }: CallPlan): string {
  if (method === 'POST') return 'id'
  const own = params.slice(access === 'account' ? 1 : 0).at(-1)
  if (own !== undefined) return `params.${own}`
  return access === 'account'
    ? 'context.account.account'
    : access === 'open'
      ? 'context.requestId'
      : 'context.actor.userId'
}

const accessImport = ({ access }: CallPlan) =>
  `import type { ${access === 'account' ? 'AccountAccess' : 'Actor'} } from '../../platform/access/actor.ts'`

const rightOf = ({ access, right }: CallPlan) =>
  access === 'account'
    ? `/** Everyone with a role in the account; viewers are stopped before the handler runs. */
export const ${right} = (access: AccountAccess): boolean => access.roles.length > 0 || access.holdsAllPermissions
`
    : `/** Platform administrators. */
export const ${right} = (actor: Actor): boolean => actor.isAdmin
`
