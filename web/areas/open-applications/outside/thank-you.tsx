import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { OutsidePage } from '../../branding/branding.door.ts'

/** The end of a questionnaire: what was submitted stays as it is. */
export function ThankYou({ landing: { askedBy } }: { readonly landing: OpenLanding }) {
  return (
    <OutsidePage title="Thank you" lead="Your questionnaire was submitted.">
      <p>{askedBy} was told and will be in touch. If something has to be changed, let them know.</p>
    </OutsidePage>
  )
}
