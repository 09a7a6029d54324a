import { documentTypeNames, type DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import type { FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import type { DocumentFilter } from '../documents.queries.ts'
import classes from './library.module.css'

const types = [
  { value: '', label: 'Any type' },
  ...Object.entries(documentTypeNames).map(([value, label]) => ({ value, label })),
]

interface Props {
  readonly tree: FolderTree
  readonly value: DocumentFilter
  readonly onChange: (value: DocumentFilter) => void
}

/** Narrows the list. A search looks in every folder. */
export function Filters({ tree, value, onChange }: Props) {
  return (
    <div className={classes.filters}>
      <SearchField
        aria-label="Search documents"
        placeholder="Search all documents"
        value={value.search}
        onChange={(event) => onChange({ ...value, search: event.currentTarget.value })}
      />
      <SelectField
        aria-label="Type"
        data={types}
        value={value.type}
        onChange={(event) => onChange({ ...value, type: event.currentTarget.value as DocumentType | '' })}
      />
      {tree.tags.length > 0 && (
        <SelectField
          aria-label="Tag"
          data={[{ value: '', label: 'Any tag' }, ...tree.tags.map((tag) => ({ value: tag, label: tag }))]}
          value={value.tag}
          onChange={(event) => onChange({ ...value, tag: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
