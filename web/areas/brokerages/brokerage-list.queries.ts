import { keepPreviousData } from '@tanstack/react-query'
import { pagesOf, q } from '../../platform/queries.ts'

const key = 'GET /api/brokerages'

/** The brokerages to choose from, as many as one answer holds. */
export const brokerageChoices = { ...q(key, { query: { limit: 200 } }), staleTime: 60_000 }

/** The brokerages that the user works for, page by page; those that match, if something was typed. */
export const brokeragePages = (search = '') => ({
  ...pagesOf(key, { query: { limit: 12, ...(search !== '' && { search }) } }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})
