import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { changesBetween } from '@portico/contract/areas/forms/layouts/changes-between.ts'
import { withChanges } from '@portico/contract/areas/forms/layouts/with-changes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { layoutCalls, layoutQuery, readFormsAgain } from '../../library/forms.queries.ts'
import type { LayoutOwner } from '../../library/layout-owner.ts'
import { createLayoutDraft } from './layout-draft.ts'
import { shapeErrors } from './shape-errors.ts'

const rebased = (layout: Layout, from: Layout, to: Layout): Layout => withChanges(to, changesBetween(from, layout))

/** The draft of a layout on screen, saved as it is changed. */
export function useLayoutDraft(owner: LayoutOwner, current: FormAtLevel) {
  const { formId } = current.form
  const cache = useQueryClient()
  const [calls] = useState(() => layoutCalls(owner, formId))
  const [draft] = useState(() =>
    createLayoutDraft(current, {
      send: calls.save,
      isComplete: (layout) => shapeErrors(layout).length === 0,
      rebased,
    }),
  )
  const state = useSyncExternalStore(draft.subscribe, draft.state)

  useEffect(() => draft.hear(current), [draft, current])
  useEffect(() => {
    const flush = (): void => void draft.flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      draft.close()
      cache.removeQueries({ queryKey: layoutQuery(owner, formId).queryKey })
      void readFormsAgain(cache)
    }
    // The owner and the form of an editor never change: another one is another editor.
    // oxlint-disable-next-line react/exhaustive-deps -- said above
  }, [draft])

  return { draft, state, calls }
}
