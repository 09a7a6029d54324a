import type { DocumentFolder, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import type { Place } from '../documents.queries.ts'

/** A folder with its depth, from 0. */
export interface NestedFolder extends DocumentFolder {
  readonly depth: number
}

/** Folders in the order of a tree: each before what is in it. */
export function nested(folders: readonly DocumentFolder[], parentId: string | null = null, depth = 0): NestedFolder[] {
  return folders.flatMap((folder) =>
    folder.parentId === parentId ? [{ ...folder, depth }, ...nested(folders, folder.id, depth + 1)] : [],
  )
}

/** The folder that new things go to. */
export const folderIdOf = (place: Place): string | null => (typeof place === 'object' ? place.folder : null)

const names = { top: 'Library', new: 'Recent', trash: 'Trash' } as const

export const placeName = ({ folders }: FolderTree, place: Place): string =>
  typeof place === 'object' ? (folders.find(({ id }) => id === place.folder)?.name ?? names.top) : names[place]

/** The names from the top down to a folder, as one reads where something is. */
export function folderPath(folders: readonly DocumentFolder[], id: string | null): string {
  const folder = folders.find((each) => each.id === id)
  if (folder === undefined) return names.top
  return folder.parentId === null ? folder.name : `${folderPath(folders, folder.parentId)} / ${folder.name}`
}

export const isSamePlace = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other)
