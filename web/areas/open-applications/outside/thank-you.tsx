import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useTexts } from '../../../kit/language/texts.ts'
import { OutsidePage } from '../../branding/branding.public.ts'

/** The end of a questionnaire: submitted answers are final. */
export function ThankYou({ landing: { askedBy } }: { readonly landing: OpenLanding }) {
  const { t } = useTexts()
  return (
    <OutsidePage title={t('Thank you')} lead={t('Your questionnaire was submitted.')}>
      <p>
        {t('{name} has been notified and will contact you. If you need to make a change, let them know.', {
          name: askedBy,
        })}
      </p>
    </OutsidePage>
  )
}
