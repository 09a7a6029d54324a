import type { LinkUseKind } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { usesQuery } from './open-links.queries.ts'

const words: Readonly<Record<LinkUseKind, string>> = {
  OPENED: 'Opened in a browser',
  ACCEPTED: 'Sharing accepted',
  READ: 'Form opened',
  SAVED: 'Answers saved',
  UPLOADED: 'File added',
  DOWNLOADED: 'PDF downloaded',
  DONE: 'Done',
  REOPENED: 'Reopened',
  CODE_SENT: 'Code emailed',
  REFUSED: 'Wrong PIN, code, or browser',
}

/** Every use of a link: what, when, and from which address. */
export function LinkUses({ accountId, linkId }: { readonly accountId: string; readonly linkId: string }) {
  const uses = useQuery(usesQuery(accountId, linkId))
  return (
    <Loaded query={uses} failed="The uses could not be loaded.">
      {(all) =>
        all.length === 0 ? (
          <p>This link has not been used yet.</p>
        ) : (
          <DataTable
            label="Uses"
            rows={all.map((use, at) => ({ ...use, key: `${all.length - at}` }))}
            rowKey={({ key }) => key}
            columns={[
              { key: 'kind', header: 'Event', cell: ({ kind }) => words[kind] },
              {
                key: 'about',
                header: 'About',
                cell: ({ application, words: accepted }) => application ?? accepted ?? '',
              },
              { key: 'at', header: 'When', cell: ({ at }) => formatMoment(at) },
              ...(all.some(({ ip }) => ip !== null)
                ? [{ key: 'ip', header: 'IP address', cell: ({ ip }: { readonly ip: string | null }) => ip }]
                : []),
            ]}
          />
        )
      }
    </Loaded>
  )
}
