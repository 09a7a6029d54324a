import type {
  DuplicateGroup,
  DuplicateKind,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import { duplicateMessages } from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.messages.ts'
import type { FieldQuery } from '@portico/contract/areas/brokerage-data/fields/field-data.shapes.ts'
import type { RunQuery } from '@portico/contract/areas/brokerage-data/runs/data-run.shapes.ts'
import type { DataQuery } from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { apiAddress } from '../../platform/files/api-address.ts'
import { pagesOf } from '../../platform/queries.ts'

const duplicatesKey = 'GET /api/brokerages/{brokerCode}/possible-duplicates'
const runsKey = 'GET /api/brokerages/{brokerCode}/data-runs'

/** The possible duplicates of a kind; dismissed ones apart. */
export interface DuplicatesShown {
  readonly kind: DuplicateKind
  readonly dismissed?: 'true'
}

/** The schedules of a brokerage, page by page. */
export const schedulePages = (brokerCode: string, query: DataQuery) =>
  pagesOf('GET /api/brokerages/{brokerCode}/schedule-data', { params: { brokerCode }, query })

/** The blank fields of a brokerage, page by page. */
export const fieldPages = (brokerCode: string, query: FieldQuery) =>
  pagesOf('GET /api/brokerages/{brokerCode}/field-data', { params: { brokerCode }, query })

/** The possible duplicates of a brokerage, page by page. */
export const duplicatePages = (brokerCode: string, query: DuplicatesShown) =>
  pagesOf(duplicatesKey, { params: { brokerCode }, query })

/** The runs of a brokerage, page by page. */
export const runPages = (brokerCode: string, query: RunQuery) => pagesOf(runsKey, { params: { brokerCode }, query })

type Exported = 'schedule-data' | 'field-data' | 'possible-duplicates' | 'data-runs'

/** Where what is shown can be downloaded. */
export const exportAddress = (brokerCode: string, list: Exported, filter: object): string =>
  apiAddress(withFilter(`/api/brokerages/${encodeURIComponent(brokerCode)}/${list}/export`, filter))

/** A path with a filter. */
export function withFilter(path: string, filter: object): string {
  const chosen = Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen).toString()}`
}

/** Dismisses possible duplicates and restores them. */
export function useDuplicateCalls(brokerCode: string) {
  const done = useThenRead([duplicatesKey])
  const params = { brokerCode }
  return {
    readAgain: () => done(Promise.resolve()),
    dismiss: (body: DuplicateGroup & { readonly reason: string }) =>
      done(
        call('POST /api/brokerages/{brokerCode}/possible-duplicates/dismiss', { params, body }),
        duplicateMessages.dismissed,
      ),
    restore: (body: DuplicateGroup) =>
      done(
        call('POST /api/brokerages/{brokerCode}/possible-duplicates/restore', { params, body }),
        duplicateMessages.restored,
      ),
  }
}

/** Takes a failed or stalled import up again. */
export function useReplay() {
  const done = useThenRead([runsKey])
  return (id: string, scheduleImportId: string) =>
    done(
      call('POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/replay', { params: { id, scheduleImportId } }),
      importMessages.reprocessing,
    )
}
