import type { StaffPictureDraft } from '@portico/contract/areas/pictures/pictures.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { pagesOf } from '../../platform/queries.ts'

const listKey = 'GET /api/brokerages/{brokerCode}/pictures'

/** The staff of a brokerage with their photos, page by page. */
export const staffPictures = (brokerCode: string) => pagesOf(listKey, { params: { brokerCode } })

/** What changes the photos of a brokerage's staff. An error is shown where the photo was chosen. */
export function usePictureCalls(brokerCode: string) {
  const cache = useQueryClient()
  const read = (): Promise<void> => cache.invalidateQueries({ queryKey: [listKey] })
  return {
    /** Reads the list again. */
    read,
    set: (username: string, body: StaffPictureDraft) =>
      call(
        'PUT /api/brokerages/{brokerCode}/pictures/{username}',
        { params: { brokerCode, username }, body },
        { inBackground: true },
      ),
    remove: (username: string) =>
      call(
        'DELETE /api/brokerages/{brokerCode}/pictures/{username}',
        { params: { brokerCode, username } },
        { inBackground: true },
      ),
  }
}
