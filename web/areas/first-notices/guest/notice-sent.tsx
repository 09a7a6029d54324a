import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import classes from '../first-notices.module.css'
import type { NoticeDraft } from './use-notice.ts'

/** What happens to a sent report and its photos. */
export function NoticeSent({ notice: { photos, sentPhotos, failed, startOver } }: { readonly notice: NoticeDraft }) {
  const { t, said } = useTexts()
  const all = photos.length + sentPhotos
  return (
    <div className={classes.stack}>
      {failed !== '' && <Notice kind="error">{said(failed)}</Notice>}
      {all > 0 && (
        <Notice kind={photos.length === 0 ? 'success' : 'info'}>
          {photos.length === 0
            ? t('All photos were sent.')
            : t('Sending photos: {sent} of {all}', { sent: sentPhotos, all })}
        </Notice>
      )}
      {photos.length > 0 && <p>{t('Keep this page open until all photos are sent.')}</p>}
      <div className={classes.actions}>
        <Button kind="secondary" disabled={photos.length > 0} onClick={startOver}>
          {t('Report something else')}
        </Button>
      </div>
    </div>
  )
}
