import type { VendorLanding } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FileButton } from '../../../kit/files/file-button.tsx'
import { useLanguage } from '../../../kit/language/language.ts'
import { type GuestText, useTexts } from '../../../kit/language/texts.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { call } from '../../../platform/client.ts'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { stateLooks } from '../vendor-looks.ts'
import classes from '../vendors.module.css'

interface Props {
  readonly token: string
  readonly landing: VendorLanding
  /** Goes on with the values of a certificate that was uploaded. */
  readonly onType: (id: string) => void
  readonly onSent: (id: string) => Promise<void>
}

const stateTexts = {
  UPLOADED: 'Values missing',
  RECEIVED: 'In review',
  CONFIRMED: 'Accepted',
  REJECTED: 'Not accepted',
} as const satisfies Record<string, GuestText>

/** What the vendor has sent so far, and the button that sends a certificate. */
export function SentCertificates({ token, landing, onType, onSent }: Props) {
  const { t, said } = useTexts()
  const language = useLanguage()
  const work = useWork()
  const send = (file: File): Promise<void> =>
    work.run(
      async () => {
        const { id } = await call('POST /open/vendor-certificates/{token}/files', { params: { token }, file })
        await onSent(id)
      },
      'We could not reach the portal. Please try again.',
      'file',
    )
  return (
    <Card title={t('Your certificates')}>
      <div className={classes.stack}>
        {landing.certificates.length > 0 && (
          <ul className={classes.list} aria-label={t('Your certificates')}>
            {landing.certificates.map(({ id, fileName, receivedAt, state, note }) => (
              <li key={id}>
                <div className={classes.line}>
                  <strong>{fileName}</strong>
                  <Pill tone={stateLooks[state].tone}>{t(stateTexts[state])}</Pill>
                </div>
                <span className={classes.under}>{formatDate(new Date(receivedAt))}</span>
                {note !== '' && <span className={classes.under}>{t('Reason: {note}', { note })}</span>}
                {state === 'UPLOADED' && (
                  <Button kind="secondary" small onClick={() => onType(id)}>
                    {t('Enter values')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {work.refused !== undefined && <Notice kind="error">{said(work.refused)}</Notice>}
        <p className={classes.under}>{landing.sharing[language]}</p>
        <div className={classes.actions}>
          <FileButton
            busy={work.busy}
            inputLabel={t('Certificate (PDF)')}
            accept=".pdf"
            onFiles={([file]) => void (file && send(file))}
          >
            {t('Upload certificate (PDF)')}
          </FileButton>
        </div>
      </div>
    </Card>
  )
}
