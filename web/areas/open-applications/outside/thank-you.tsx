import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { OpenFrame } from './open-frame.tsx'

/** The end of a questionnaire: what was submitted stays as it is. */
export function ThankYou({ landing: { askedBy } }: { readonly landing: OpenLanding }) {
  return (
    <OpenFrame title="Thank you" lead="Your questionnaire was submitted.">
      <p>{askedBy} was told and will be in touch. If something has to be changed, let them know.</p>
    </OpenFrame>
  )
}
