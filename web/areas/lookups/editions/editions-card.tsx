import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { LookupEdition } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { sampleOwner, tableName } from '@portico/contract/areas/lookups/lookup-tables.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconGitCompare from '@tabler/icons-react/dist/esm/icons/IconGitCompare.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatCount, formatDate, formatMoment } from '../../../platform/formats.ts'
import { kindNames } from '../kind-names.ts'
import classes from '../lookups.module.css'
import { useEditionCalls, useEditions } from '../lookups.queries.ts'
import { tableOf } from '../search/table-of.ts'

const statusPills = {
  IN_FORCE: <Pill tone="success">Active</Pill>,
  DRAFT: <Pill tone="brand">Draft</Pill>,
  REPLACED: <Pill>Replaced</Pill>,
} as const

const columns: readonly Column<LookupEdition>[] = [
  {
    key: 'table',
    header: 'Table',
    cell: (edition) => (
      <div>
        {kindNames[edition.kind]},{' '}
        {edition.owner === sampleOwner ? <Pill tone="warning">SAMPLE</Pill> : tableOf(edition)}
        <small className={classes.also}>{edition.licence}</small>
      </div>
    ),
  },
  { key: 'edition', header: 'Edition', cell: ({ edition }) => edition },
  { key: 'status', header: 'Status', cell: ({ status }) => statusPills[status] },
  { key: 'from', header: 'Effective date', cell: ({ activeFrom }) => formatDate(activeFrom) },
  { key: 'entries', header: 'Codes', cell: ({ entries }) => formatCount(entries), numeric: true },
  {
    key: 'since',
    header: 'Since',
    cell: ({ statusSince, createdBy, fileName }) => (
      <div>
        <span className={classes.moment}>{formatMoment(statusSince)}</span>
        <small className={classes.also}>
          {fileName === null ? 'included with the portal' : `${fileName}, ${createdBy ?? 'someone'}`}
        </small>
      </div>
    ),
  },
]

/** Every edition of every table, and what can be done with those that are not in force. */
export function EditionsCard({ onCompare }: { readonly onCompare: (editionId: string) => void }) {
  const editions = useEditions()
  const { discard } = useEditionCalls()
  const [discarding, setDiscarding] = useState<LookupEdition>()
  return (
    <Card title="Editions">
      <Loaded query={editions} failed={lookupMessages.listFailed} lines={6}>
        {(rows) => (
          <DataTable
            label="Editions"
            columns={[...columns, actionsColumn(onCompare, setDiscarding)]}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
      {discarding !== undefined && (
        <ConfirmCall
          title="Discard draft?"
          confirmLabel="Discard"
          failure={lookupMessages.discardFailed}
          run={() => discard(discarding)}
          onClose={() => setDiscarding(undefined)}
        >
          <p>
            {tableName(discarding)} with {formatCount(discarding.entries)} codes was never active.
          </p>
        </ConfirmCall>
      )}
    </Card>
  )
}

/** What can be done with editions that are not in force. */
const actionsColumn = (
  onCompare: (editionId: string) => void,
  onDiscard: (edition: LookupEdition) => void,
): Column<LookupEdition> => ({
  key: 'actions',
  header: 'Actions',
  cell: (edition) =>
    edition.status !== 'IN_FORCE' && (
      <EditionMenu edition={edition} onCompare={() => onCompare(edition.id)} onDiscard={() => onDiscard(edition)} />
    ),
})

interface MenuProps {
  readonly edition: LookupEdition
  readonly onCompare: () => void
  readonly onDiscard: () => void
}

function EditionMenu({ edition, onCompare, onDiscard }: MenuProps) {
  const isDraft = edition.status === 'DRAFT'
  return (
    <Menu
      label={`Actions for ${tableName(edition)}`}
      icon={<IconDots size={18} />}
      small
      items={[
        isDraft
          ? { label: 'Compare and activate', icon: <IconGitCompare size={18} />, onSelect: onCompare }
          : { label: 'Compare and restore', icon: <IconArrowBackUp size={18} />, onSelect: onCompare },
        ...(isDraft ? [{ label: 'Discard', icon: <IconTrash size={18} />, onSelect: onDiscard, danger: true }] : []),
      ]}
    />
  )
}
