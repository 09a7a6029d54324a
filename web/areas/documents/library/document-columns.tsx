import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { documentTypeNames } from '@portico/contract/areas/documents/document-types.ts'
import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { saveFrom } from '../save-from.ts'
import { downloadAddress, type Place, useDocumentActions } from '../documents.queries.ts'
import type { Asked } from './library-dialog.tsx'
import classes from './library.module.css'
import { folderPath } from './places.ts'

interface Shown {
  readonly accountId: string
  readonly tree: FolderTree
  readonly place: Place
  readonly chosenIds: ReadonlySet<string>
  readonly choose: (ids: readonly string[], isChosen: boolean) => void
  readonly onAsk: (asked: Asked) => void
}

/** The list's columns. */
export function documentColumns(shown: Shown): readonly Column<AccountDocument>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sortValue: ({ name }) => name.toLowerCase(),
      cell: (document) => <NameCell {...shown} document={document} />,
    },
    {
      key: 'type',
      header: 'Type',
      sortValue: ({ type }) => documentTypeNames[type],
      cell: ({ type }) => documentTypeNames[type],
    },
    {
      key: 'changed',
      header: shown.place === 'trash' ? 'Deleted' : 'Added',
      sortValue: ({ changedAt, trashedAt }) => trashedAt ?? changedAt,
      cell: ({ changedAt, trashedAt, addedBy, isByLink }) => (
        <span className={classes.added}>
          {formatDate(new Date(trashedAt ?? changedAt))}
          <small>{isByLink ? `Sent by link by ${addedBy}` : addedBy}</small>
        </span>
      ),
    },
    {
      key: 'size',
      header: 'Size',
      numeric: true,
      sortValue: ({ bytes }) => bytes,
      cell: ({ bytes }) => sizeText(bytes),
    },
    { key: 'actions', header: 'Actions', cell: (document) => <DocumentMenu {...shown} document={document} /> },
  ]
}

function NameCell({ document, tree, place, chosenIds, choose, onAsk }: Shown & { readonly document: AccountDocument }) {
  const { id, name, tags, isInternal, isMedical, versionNumber, folderId } = document
  return (
    <div className={classes.document}>
      <CheckField
        aria-label={`Select ${name}`}
        checked={chosenIds.has(id)}
        onChange={(event) => choose([id], event.currentTarget.checked)}
      />
      <div className={classes.documentWords}>
        {place === 'trash' ? (
          name
        ) : (
          <button type="button" className={classes.open} onClick={() => onAsk({ what: 'open', documentId: id })}>
            {name}
          </button>
        )}
        <span className={classes.marks}>
          {isInternal && <Pill tone="warning">Internal</Pill>}
          {isMedical && <Pill tone="warning">Medical</Pill>}
          {versionNumber > 1 && <Pill>Version {versionNumber}</Pill>}
          {tags.map((tag) => (
            <Pill key={tag} tone="brand">
              {tag}
            </Pill>
          ))}
          {place === 'new' && <small>{folderPath(tree.folders, folderId)}</small>}
        </span>
      </div>
    </div>
  )
}

function DocumentMenu({ accountId, place, onAsk, document }: Shown & { readonly document: AccountDocument }) {
  const { trash, restore } = useDocumentActions(accountId)
  const { id, name, mayChange } = document
  const change = mayChange
    ? place === 'trash'
      ? [{ label: 'Restore', onSelect: () => void restore([id]) }]
      : [
          { label: 'Edit', onSelect: () => onAsk({ what: 'edit', document }) },
          { label: 'Move', onSelect: () => onAsk({ what: 'move', documents: [document] }) },
          { label: 'Delete', danger: true, separated: true, onSelect: () => void trash([id]) },
        ]
    : []
  const read =
    place === 'trash'
      ? []
      : [
          { label: 'Open', onSelect: () => onAsk({ what: 'open', documentId: id }) },
          { label: 'Download', onSelect: () => saveFrom(downloadAddress(accountId, id)) },
        ]
  const items = [...read, ...change]
  return items.length === 0 ? null : (
    <Menu label={`Actions for ${name}`} icon={<IconDots size={18} />} small items={items} />
  )
}
