import { expect, it } from 'vitest'
import { findingsOf } from './test/tree-of.ts'

const findings = (area: string) =>
  findingsOf({
    'contract/areas.ts': 'export const groups = { all: { documents: {}, claims: {}, quotes: {} } } as const',
    'server/tables/owners.json': '{ "documents": ["documents"] }',
    [`server/areas/${area}/files.view.ts`]:
      'export const a = sql`select id from documents where account_code = ${account}`',
  })

it('lets documents be read where the right is asked, and nowhere else', () => {
  expect(findings('documents')).toEqual([])
  expect(findings('claims')).toEqual([])
  expect(findings('quotes')).toEqual([
    'server/areas/quotes/files.view.ts:1 quotes reads documents, some of which is not for everyone',
  ])
})
