import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { framesOf, scrubbed, stackText } from './scrub.rules.ts'

describe('scrubbing takes out', () => {
  test.each([
    ['No user dana.reyes+1@acme.example here', 'No user [email] here'],
    ['Call (555) 010-0100 or 555.010.0100', 'Call (# or #'],
    ['SSN 123-45-6789, FEIN 12-3456789', 'SSN #, FEIN #'],
    ['policy 00012345 on 2026-11-28', 'policy # on #'],
    [
      'GET https://portal.example/open/files?name=Dana+Reyes#top failed',
      'GET https://portal.example/open/files failed',
    ],
    ['at /search?q=Reyes', 'at /search'],
    ['Bearer abc.def.ghi is refused', '[secret] is refused'],
    ['password=hunter2 token: xyz', 'password=[secret] token: [secret]'],
    ['session eyJhbGciOiJIUzI1NiJ9.e30.abc123def456', 'session [token].e30.[token]'],
    ['account 8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60 is locked', 'account [id] is locked'],
    ['invalid input syntax for type uuid: "Dana"', 'invalid input syntax for type uuid: "…"'],
    [`Unexpected token 'D', "Dana Reyes" is not valid JSON`, `Unexpected token 'D', "…" is not valid JSON`],
    ['Key (email, name)=(a, Dana Reyes) already exists', 'Key (email, name)=(…) already exists'],
  ])('what must not be stored of %j', (text, left) => {
    expect(scrubbed(text)).toBe(left)
  })

  test.each([
    "Cannot read properties of undefined (reading 'name')",
    'duplicate key value violates unique constraint "tasks_pkey"',
    'The job ran into its time limit of 900 seconds',
    'a?.b is not a function',
  ])('nothing of %j', (text) => {
    expect(scrubbed(text)).toBe(text)
  })

  test('the hash from the name of a part', () => {
    expect(scrubbed('Loading chunk portal-Ab12Cd34 failed')).toBe('Loading chunk portal failed')
  })

  const around = fc.string({ unit: 'binary', maxLength: 30 })
  test.each([
    'dana@acme.example',
    '123-45-6789',
    '(555) 010-0100',
    '4111 1111 1111 1111',
    '0f4c2a9d8b7e6f5a4c3b2a1d',
    'https://portal.example/a?name=Dana',
    'password=hunter2',
  ])('%s, whatever stands around it', (secret) => {
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(scrubbed(`${before} ${secret} ${after}`)).not.toContain(secret)
      }),
    )
  })

  test('every email, and every number with five digits', () => {
    fc.assert(
      fc.property(around, fc.emailAddress(), around, (before, email, after) => {
        expect(scrubbed(`${before}${email}${after}`)).not.toContain(email)
      }),
    )
    fc.assert(
      fc.property(fc.nat(), around, (many, after) => {
        expect(scrubbed(`${many}${after}`)).not.toMatch(/\d{5}/)
      }),
    )
  })

  test('what the database refuses, and stays short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const left = scrubbed(text, 20)
        expect(left.length).toBeLessThanOrEqual(20)
        expect(left.isWellFormed() && !left.includes('\u0000')).toBe(true)
      }),
    )
  })
})

describe('a stack', () => {
  test('of the server keeps functions and files, without the folders of the machine', () => {
    const stack = `Error: Dana Reyes (dana@acme.example)
    at async listTasks (file:///home/dana/portico/server/areas/tasks/list-tasks.ts:10:5)
    at Object.<anonymous> (/home/dana/portico/node_modules/fastify/lib/reply.js:1:200)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)
    at Dana Reyes, 555-010-0100`
    expect(stackText(framesOf(stack))).toBe(
      `at async listTasks (server/areas/tasks/list-tasks.ts:10:5)
at Object.<anonymous> (node_modules/fastify/lib/reply.js:1:200)
at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`,
    )
  })

  test.each([
    [
      'at Fe (https://harbor.portal.example/assets/portal-Ab12Cd34.js?v=1:1:20345)',
      'at Fe (assets/portal-Ab12Cd34.js:1:20345)',
    ],
    ['Fe@https://harbor.portal.example/assets/portal-Ab12Cd34.js:1:20345', 'at Fe (assets/portal-Ab12Cd34.js:1:20345)'],
    ['at https://harbor.portal.example/ACME/policies?search=Reyes:1:20', 'at ([page]:1:20)'],
    ['at dana@acme.example (file:///home/dana/secret.ts:1:2)', 'at ([file]:1:2)'],
  ])('line %j is kept as %j', (line, stored) => {
    expect(stackText(framesOf(line))).toBe(stored)
  })

  test('of any text holds no email and no query', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
        const stack = stackText(framesOf(`at ${before} ${email} (https://a.example/${after}?q=${email}:1:2)\n${email}`))
        expect(stack).not.toContain(email)
        expect(stack).not.toContain('?')
      }),
    )
  })
})
