import { useNow } from '../../../../platform/now.ts'
import type { ShownProvenance } from '../model/field-state.ts'
import { provenanceText } from '../model/provenance-text.ts'
import classes from './question.module.css'

interface Props {
  readonly provenance: ShownProvenance
  readonly onlyHere: boolean
}

/** Where an answer, or the list it belongs to, comes from. */
export function ProvenanceLine({ provenance, onlyHere }: Props) {
  const now = useNow()
  return (
    <p className={classes.provenance}>
      {provenanceText(provenance, now)}
      {onlyHere && ' · Only in this form'}
    </p>
  )
}
