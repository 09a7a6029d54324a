import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/client.ts'
import type { OpenPlace } from './open-place.ts'

export const landingKey = 'GET /open/apps/{token}'
export const openFormKey = 'GET /open/apps/{token}/current-apps/{appId}'

/** The content of a link. */
export function landingQuery(place: OpenPlace) {
  const { token, purpose } = place
  const form = place.purpose === 'QUESTIONNAIRE' ? place.formId : undefined
  return queryOptions({
    queryKey: [landingKey, token],
    queryFn: ({ signal }) => call(landingKey, { params: { token }, query: { purpose, form } }, { signal }),
  })
}
