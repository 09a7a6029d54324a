import type { FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import type { Place } from '../documents.queries.ts'
import type { Asked } from './library-dialog.tsx'
import classes from './library.module.css'
import { isSamePlace, nested, placeName } from './places.ts'

interface Props {
  readonly tree: FolderTree
  readonly place: Place
  readonly onPlace: (place: Place) => void
  readonly onAsk: (asked: Asked) => void
}

/** The folders as a list at the side; on a phone as one field. */
export function PlaceList(props: Props) {
  return (
    <nav aria-label="Folders">
      <PlaceField {...props} />
      <ul className={classes.list}>
        <PlaceItem
          {...props}
          to="top"
          name="Library"
          count={props.tree.documentsAtTop}
          icon={<IconFolders size={18} />}
        />
        <PlaceItem {...props} to="new" name="Recent" icon={<IconClock size={18} />} />
        {nested(props.tree.folders).map(({ id, name, depth, documents, isInternal }) => (
          <PlaceItem
            {...props}
            key={id}
            to={{ folder: id }}
            name={name}
            depth={depth + 1}
            count={documents}
            icon={isInternal ? <IconLock size={18} aria-label="Internal" /> : <IconFolder size={18} aria-hidden />}
          />
        ))}
        <PlaceItem {...props} to="trash" name="Trash" count={props.tree.trashed} icon={<IconTrash size={18} />} />
      </ul>
    </nav>
  )
}

interface ItemProps extends Props {
  readonly to: Place
  readonly name: string
  readonly depth?: number
  readonly count?: number
  readonly icon: ReactNode
}

function PlaceItem({ tree, place, onPlace, onAsk, to, name, depth = 0, count = 0, icon }: ItemProps) {
  const isHere = isSamePlace(place, to)
  return (
    <li className={classes.place} data-here={isHere} data-depth={Math.min(depth, 5)}>
      <button type="button" aria-current={isHere ? 'true' : undefined} onClick={() => onPlace(to)}>
        {icon}
        <span className={classes.placeName}>{name}</span>
        {count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {isHere && <FolderMenu tree={tree} place={place} onAsk={onAsk} />}
    </li>
  )
}

/** Actions on the open folder, for people who may. */
function FolderMenu({ tree, place, onAsk }: Omit<Props, 'onPlace'>) {
  if (typeof place !== 'object' || !tree.mayChangeFolders) return null
  const folder = { folderId: place.folder, name: placeName(tree, place) }
  return (
    <Menu
      label={`Folder ${folder.name}`}
      icon={<IconDots size={18} />}
      small
      items={[
        { label: 'Rename folder', onSelect: () => onAsk({ what: 'rename-folder', ...folder }) },
        { label: 'Delete folder', danger: true, onSelect: () => onAsk({ what: 'delete-folder', ...folder }) },
      ]}
    />
  )
}

function PlaceField({ tree, place, onPlace, onAsk }: Props) {
  const options = [
    { value: JSON.stringify('top'), label: 'Library' },
    { value: JSON.stringify('new'), label: 'Recent' },
    ...nested(tree.folders).map(({ id, name, depth }) => ({
      value: JSON.stringify({ folder: id }),
      label: `${'\u2003'.repeat(depth)}${name}`,
    })),
    { value: JSON.stringify('trash'), label: 'Trash' },
  ]
  return (
    <div className={classes.placeField}>
      <SelectField
        label="Folder"
        data={options}
        value={JSON.stringify(place)}
        onChange={(event) => onPlace(JSON.parse(event.currentTarget.value) as Place)}
      />
      <FolderMenu tree={tree} place={place} onAsk={onAsk} />
    </div>
  )
}
