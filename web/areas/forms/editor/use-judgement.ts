import type { FormAtLevel, LayoutDifference, LayoutError } from '@portico/contract/areas/forms/form.shapes.ts'
import { factsOfPurpose } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { differencesOf } from '@portico/contract/areas/forms/layouts/differences.ts'
import { layoutErrors } from '@portico/contract/areas/forms/layouts/layout-errors.ts'
import { useDeferredValue, useMemo } from 'react'
import type { DraftState } from './save/layout-draft.ts'
import { shapeErrors } from './save/shape-errors.ts'

export interface Judgement {
  readonly errors: readonly LayoutError[]
  /** Null if the form was made at this level. */
  readonly differences: readonly LayoutDifference[] | null
}

/** The issues of the layout on screen and its differences from its parent, updated as typing pauses. */
export function useJudgement({ layout, saved, saving }: DraftState): Judgement {
  const judged = useDeferredValue(layout)
  return useMemo(() => {
    const live = errorsOf(judged, saved)
    const known = new Set(live.map(nameOf))
    // The server knows more: which questions have answers already.
    const more = saving === 'SAVED' ? saved.errors.filter((error) => !known.has(nameOf(error))) : []
    return {
      errors: [...live, ...more],
      differences: saved.parent === null ? null : differencesOf(saved.parent, judged),
    }
  }, [judged, saved, saving])
}

/** A layout with an invalid shape is not checked further. */
function errorsOf(layout: Layout, { parent, form }: Pick<FormAtLevel, 'parent' | 'form'>): LayoutError[] {
  const ofShape = shapeErrors(layout)
  return ofShape.length > 0 ? ofShape : layoutErrors(layout, { parent, facts: factsOfPurpose(form.purpose) })
}

const nameOf = ({ key, message }: LayoutError): string => `${key} ${message}`
