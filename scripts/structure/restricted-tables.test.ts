import { expect, it } from 'vitest'
import { violationsOf } from './test/tree-of.ts'

const violations = (area: string) =>
  violationsOf({
    'contract/areas.ts': 'export const groups = { all: { documents: {}, claims: {}, quotes: {} } } as const',
    'server/tables/owners.json': '{ "documents": ["documents"] }',
    [`server/areas/${area}/files.view.ts`]:
      'export const a = sql`select id from documents where account_code = ${account}`',
  })

it('lets documents be read where the right is asked, and nowhere else', () => {
  expect(violations('documents')).toEqual([])
  expect(violations('claims')).toEqual([])
  expect(violations('quotes')).toEqual([
    'server/areas/quotes/files.view.ts:1 quotes reads documents, some of which is not for everyone',
  ])
})
