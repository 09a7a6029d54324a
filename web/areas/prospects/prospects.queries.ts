import type { Api } from '@portico/contract/api.ts'
import type { Prospect } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { allOf } from '../../platform/downloads/all-of.ts'
import { call } from '../../platform/client.ts'
import { pagesOf } from '../../platform/queries.ts'

export const listKey = 'GET /api/administration/prospects'

export type ProspectQuery = NonNullable<Request<Api[typeof listKey]>['query']>

/** The prospects of all brokerages, page by page. */
export const prospectPages = (query: ProspectQuery) => ({
  ...pagesOf(listKey, { query }),
  placeholderData: keepPreviousData,
})

/** The most rows of a file. */
export const mostRows = 10_000

/** All prospects of a filter, as many as a file holds. */
export const allProspects = (query: ProspectQuery): Promise<readonly Prospect[]> =>
  allOf(
    (place) => call(listKey, { query: { ...query, limit: 200, ...place } }),
    ({ items }) => items,
    mostRows,
  )
