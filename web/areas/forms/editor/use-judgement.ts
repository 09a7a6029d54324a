import type { FormAtLevel, LayoutDifference, LayoutFault } from '@portico/contract/areas/forms/form.shapes.ts'
import { factsOfPurpose } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { differencesOf } from '@portico/contract/areas/forms/layouts/differences.ts'
import { layoutFaults } from '@portico/contract/areas/forms/layouts/layout-faults.ts'
import { useDeferredValue, useMemo } from 'react'
import type { DraftState } from './save/layout-draft.ts'
import { shapeFaults } from './save/shape-faults.ts'

export interface Judgement {
  readonly faults: readonly LayoutFault[]
  /** Null if the form was made at this level. */
  readonly differences: readonly LayoutDifference[] | null
}

/** The issues of the layout on screen and its differences from its parent, updated as typing pauses. */
export function useJudgement({ layout, saved, saving }: DraftState): Judgement {
  const judged = useDeferredValue(layout)
  return useMemo(() => {
    const live = faultsOf(judged, saved)
    const known = new Set(live.map(nameOf))
    // The server knows more: which questions have answers already.
    const more = saving === 'SAVED' ? saved.faults.filter((fault) => !known.has(nameOf(fault))) : []
    return {
      faults: [...live, ...more],
      differences: saved.parent === null ? null : differencesOf(saved.parent, judged),
    }
  }, [judged, saved, saving])
}

/** A layout with an invalid shape is not checked further. */
function faultsOf(layout: Layout, { parent, form }: Pick<FormAtLevel, 'parent' | 'form'>): LayoutFault[] {
  const ofShape = shapeFaults(layout)
  return ofShape.length > 0 ? ofShape : layoutFaults(layout, { parent, facts: factsOfPurpose(form.purpose) })
}

const nameOf = ({ key, message }: LayoutFault): string => `${key} ${message}`
