import { ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import { OutsidePage } from './outside-page.tsx'

interface Props {
  /** Of the page that is waited for, in the reader's language. */
  readonly title: string
  /** What a link that does not work says, in the reader's language. */
  readonly badLink: string
  /** Of `useLanding`, while it has not found anything. */
  readonly landing: { readonly status: number | undefined; readonly look: () => Promise<unknown> }
}

/** A page of an emailed or printed link until it is read: waiting, not valid, or not reached. */
export function LandingWait({ title, badLink, landing: { status, look } }: Props) {
  const { t } = useTexts()
  if (status === 404) return <OutsidePage title={t('This link is not valid')} lead={badLink} />
  return (
    <OutsidePage title={title}>
      {status === undefined ? (
        <LoadingState lines={4} />
      ) : (
        <ErrorState
          title={t('We could not reach the portal. Please try your link again.')}
          onRetry={() => void look()}
        />
      )}
    </OutsidePage>
  )
}
