import { holderFile } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { holderImportMessages as messages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { HolderImport } from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { MatchColumns } from '../../../kit/uploads/match-columns.tsx'
import { UploadCard } from '../../../kit/uploads/upload-card.tsx'
import { counted, formatCount } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { importCounts, importStates } from './import-labels.ts'
import { ImportRows } from './import-rows.tsx'
import classes from './imports.module.css'
import { isWorking, useImport, useImportCalls } from './imports.queries.ts'

interface Props {
  readonly accountId: string
  readonly importId: string
  /** Back to choosing a file. */
  readonly onLeave: () => void
}

/** One import: its columns and rows before it starts, its progress, and its result. */
export function ImportView({ accountId, importId, onLeave }: Props) {
  const query = useImport(accountId, importId)
  return (
    <Loaded query={query} failed={messages.loadFailed} lines={8}>
      {(found) => (
        <>
          <StateCard accountId={accountId} found={found} onLeave={onLeave} />
          {found.state === 'DRAFT' && found.mayChange && <ColumnsCard accountId={accountId} found={found} />}
          <ImportRows accountId={accountId} found={found} />
        </>
      )}
    </Loaded>
  )
}

interface PartProps {
  readonly accountId: string
  readonly found: HolderImport
}

function StateCard({ accountId, found, onLeave }: PartProps & Pick<Props, 'onLeave'>) {
  const { id, state, counts, mayChange } = found
  const calls = useImportCalls(accountId, id)
  return (
    <UploadCard
      upload={found}
      look={importStates[state]}
      facts={[{ label: 'Rows', value: formatCount(counts.rows) }, ...importCounts(counts)]}
      progress={isWorking(found) ? progressOf(found) : undefined}
      warnings={{
        stalled: 'This import has stopped. Resume it. No holder is added twice.',
        errors:
          'Rows with errors are left out. Fix them in the file and upload it again, or import the other rows now.',
        left: 'Some holders were not changed back. See the reasons in the rows below.',
      }}
      actions={{
        noun: 'import',
        start: { label: `Import ${counted(counts.ready, 'row')}`, run: calls.start, failed: messages.startFailed },
        undo: {
          run: calls.undo,
          failed: messages.undoFailed,
          warning:
            'Holders that this import added are removed, and holders that it changed get their earlier values back. ' +
            'Holders that have changed since, or were used, stay as they are.',
        },
        discard: {
          run: calls.discard,
          failed: messages.discardFailed,
          warning: 'The rows of this file are deleted. No holder has been changed.',
        },
        mayChange,
        onLeave,
      }}
    />
  )
}

function progressOf({ state, counts }: HolderImport) {
  const { ready, added, merged, kept, failed, reversed, left } = counts
  const done = state === 'IMPORTING' ? added + merged + kept + failed : reversed + left
  return { done, total: done + (state === 'IMPORTING' ? ready : added + merged), noun: 'row', verb: 'processed' }
}

function ColumnsCard({ accountId, found }: PartProps) {
  const { choose } = useImportCalls(accountId, found.id)
  const work = useWork()
  const [columns, setColumns] = useState(found.columns)
  return (
    <Card title="Columns">
      <div className={classes.stack}>
        <p className={classes.note}>
          The columns were matched by their headings and your earlier choices. Change a match to check the rows again.
        </p>
        {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
        <MatchColumns
          fields={holderFile.fields}
          headings={found.headings}
          samples={found.samples}
          columns={columns}
          busy={work.busy}
          onChange={(next) => {
            setColumns(next)
            void work.run(() => choose(next), messages.columnsFailed)
          }}
        />
      </div>
    </Card>
  )
}
