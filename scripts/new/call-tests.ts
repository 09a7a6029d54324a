import type { CallPlan } from './call-plan.ts'
import type { Changes } from './changes.ts'

/** Tests of a new call that hold from the first run: who may make it, who may not, and what it leaves behind. */
export function callTests(changes: Changes, plan: CallPlan): void {
  const file = `server/areas/${plan.area}/${plan.area}.api.test.ts`
  const isNew = !changes.has(file)
  const audits = plan.method !== 'GET' && plan.access === 'account'
  const imports = [
    `import { describe, expect, test } from 'vitest'`,
    ...(audits ? [`import { auditOf } from '../../app/test/audit-trail.ts'`] : []),
    `import { useTestServer } from '../../app/test/test-server.ts'`,
  ]
  changes.append(file, imports, `${isNew ? 'const server = useTestServer()\n\n' : ''}${testsOf(plan)}`)
}

function testsOf(plan: CallPlan): string {
  const tests =
    plan.access === 'account'
      ? accountTests(plan)
      : [admitted(plan), ...(plan.access === 'open' ? [] : [strangers(plan)])]
  return `describe('${plan.key}', () => {\n${tests.join('\n')}})\n`
}

/** The call as a test makes it, by someone, to a path. */
const made = ({ method }: CallPlan, client: string, path: string) =>
  `${client}.${method.toLowerCase()}(${path}${method === 'POST' || method === 'PUT' ? `, { name: 'A name' }` : ''})`

const pathOf = ({ path, params }: CallPlan, account: string) =>
  params.reduce((text, name, at) => text.replace(`{${name}}`, at === 0 ? account : 'x'), path)

const status = ({ method }: CallPlan) => (method === 'DELETE' ? 204 : 200)

function accountTests(plan: CallPlan): string[] {
  const isWrite = plan.method !== 'GET'
  const of = (client: string, account: string) => made(plan, client, `pathIn('${account}')`)
  return [
    `  const pathIn = (account: string) => \`${pathOf(plan, '${account}')}\`
`,
    `  test('is for whoever may open the account', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect((await ${of('owner', 'ACME')}).status).toBe(${status(plan)})
  })
`,
    `  test("answers another tenant's account exactly like one that does not exist", async () => {
    const stranger = await server.signIn('owner@ridge.test')
    const others = await ${of('stranger', 'ACME')}
    const unknown = await ${of('stranger', 'NOSUCH')}
    expect(others.status).toBe(404)
    expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })
`,
    ...(isWrite ? [viewers(of('viewer', 'ACME')), audited(plan, of('owner', 'ACME'))] : []),
  ]
}

const viewers = (call: string) => `  test('is refused to a viewer', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    expect((await ${call}).status).toBe(403)
  })
`

function audited({ method, params, thing }: CallPlan, call: string): string {
  const id = method === 'POST' ? 'answer.body.id' : params.length > 1 ? `'x'` : `'ACME'`
  const answer = method === 'POST' ? `const answer = await ${call}` : `await ${call}`
  return `  test('leaves an audit row', async () => {
    const owner = await server.signIn('owner@acme.test')
    ${answer}
    const rows = await auditOf(server, '${thing}', ${id})
    expect(rows.at(-1)).toMatchObject({ actor: 'owner@acme.test' })
  })
`
}

function admitted(plan: CallPlan): string {
  const call = made(plan, 'client', `'${pathOf(plan, 'x')}'`)
  const client = plan.access === 'open' ? 'server.visitor()' : `await server.signIn('admin@portico.test')`
  return `  test('is for ${plan.access === 'open' ? 'anyone' : 'whoever holds the right'}', async () => {
    const client = ${client}
    expect((await ${call}).status).toBe(${status(plan)})
  })
`
}

function strangers(plan: CallPlan): string {
  const refused =
    plan.method === 'GET'
      ? ''
      : `
    const owner = await server.signIn('owner@acme.test')
    expect((await ${made(plan, 'owner', 'itsPath')}).status).toBe(403)`
  return `  test('is refused to others', async () => {
    const itsPath = '${pathOf(plan, 'x')}'
    const visitor = server.visitor()
    expect((await ${made(plan, 'visitor', 'itsPath')}).status).toBe(401)${refused}
  })
`
}
