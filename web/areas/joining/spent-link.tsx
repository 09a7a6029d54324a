import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import { OutsidePage } from '../branding/branding.public.ts'
import classes from './joining.module.css'

interface Props {
  readonly title: string
  /** What to do about it. */
  readonly advice: string
  /** Offers to register again. */
  readonly another?: boolean
}

/** A link that does not work: used, revoked, expired or never sent. The reason is not revealed. */
export function SpentLink({ title, advice, another = false }: Props) {
  const { t, said } = useTexts()
  return (
    <OutsidePage title={title} lead={said(peopleMessages.linkSpent)}>
      <p>{advice}</p>
      {another && (
        <p>
          <a href="/pre-register">{t('Register again')}</a>
        </p>
      )}
      <p>
        <a href="/login">{t('Go to login')}</a>
      </p>
    </OutsidePage>
  )
}

/** A link that could not be looked at just now. */
export function UnopenedLink({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <OutsidePage
      title={t('This link could not be opened')}
      lead={t('We could not reach the portal. Please try your link again.')}
    >
      <div className={classes.buttons}>
        <Button onClick={onRetry}>{t('Try again')}</Button>
      </div>
    </OutsidePage>
  )
}
