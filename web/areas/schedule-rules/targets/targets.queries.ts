import { completenessTargetMessages as messages } from '@portico/contract/areas/schedule-rules/targets/completeness-target.messages.ts'
import type {
  CompletenessTarget,
  TargetDraft,
} from '@portico/contract/areas/schedule-rules/targets/completeness-target.shapes.ts'
import { useThenRead } from '../../../kit/records/use-then-read.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const listKey = 'GET /api/administration/completeness-targets'
export const saveTargetKey = 'PUT /api/administration/completeness-targets/{line}'

/** The completeness targets, by line. */
export const targetsQuery = q(listKey, {})

/** What administrators do with targets. Each throws its error. */
export function useTargetCalls() {
  const thenRead = useThenRead([listKey])
  return {
    save: (line: string, draft: TargetDraft, version: number) =>
      thenRead(call(saveTargetKey, { params: { line }, body: { ...draft, version } }), messages.saved),
    remove: ({ line, version }: CompletenessTarget) =>
      thenRead(
        call('DELETE /api/administration/completeness-targets/{line}', {
          params: { line },
          query: { version: String(version) },
        }),
        messages.removed,
      ),
  }
}
