import { useNow } from '../../../../platform/now.ts'
import type { ShownProvenance } from '../model/field-state.ts'
import { provenanceText } from '../model/provenance-text.ts'
import classes from './question.module.css'

interface Props {
  readonly provenance: ShownProvenance
  readonly onlyHere: boolean
}

/** The source of an answer, or of its list. */
export function ProvenanceLine({ provenance, onlyHere }: Props) {
  const now = useNow()
  return (
    <p className={classes.provenance}>
      {provenanceText(provenance, now)}
      {onlyHere && ' · Only in this form'}
    </p>
  )
}
