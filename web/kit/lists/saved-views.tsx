import type { SavedView, SavedViewList } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import { lazy, Suspense, useState } from 'react'
import { pagePart } from '../../platform/page-part.ts'
import { Button } from '../controls/button.tsx'

const SavedViewsDialog = lazy(pagePart(() => import('./saved-views-dialog.tsx')))

type Search = Readonly<Record<string, string | number | undefined>>

interface Props {
  readonly list: SavedViewList
  /** How the list is looked at now, as its address says it. */
  readonly search: Search
  /** Looks at the list as a view says. */
  readonly onOpen: (search: SavedView['search']) => void
}

/** Opens the views that someone saved of a list, and saves the one that is shown. */
export function SavedViews({ list, search, onOpen }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" icon={<IconBookmark size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Saved views
      </Button>
      {open && (
        <Suspense>
          <SavedViewsDialog
            list={list}
            search={asWords(search)}
            onOpen={(saved) => {
              setOpen(false)
              onOpen(saved)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const asWords = (search: Search): SavedView['search'] =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
