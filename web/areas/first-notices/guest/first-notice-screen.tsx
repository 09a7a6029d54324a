import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { NoticeLanding } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { useCallback, useState } from 'react'
import { useTexts } from '../../../kit/language/texts.ts'
import { call } from '../../../platform/client.ts'
import { LandingWait, OutsidePage, useBrandOf, useLanding } from '../../branding/branding.public.ts'
import { noticeCodeOf } from './code-of-path.ts'
import { NoticeForm } from './notice-form.tsx'
import { NoticeSent } from './notice-sent.tsx'
import { useNotice } from './use-notice.ts'

/** The report of a claim by someone without a login, who scanned a code. */
export default function FirstNoticeScreen() {
  const { t, said } = useTexts()
  const [code] = useState(() => noticeCodeOf(location.pathname)!)
  const landing = useLanding(useCallback(() => call('GET /open/first-notices/{code}', { params: { code } }), [code]))
  const { found } = landing
  useBrandOf(found?.branding)
  if (found !== undefined) return <Report code={code} landing={found} />
  const title = t('Report an accident or damage')
  return <LandingWait title={title} badLink={said(firstNoticeMessages.badCode)} landing={landing} />
}

function Report({ code, landing }: { readonly code: string; readonly landing: NoticeLanding }) {
  const { t } = useTexts()
  const notice = useNotice(code, landing)
  const { receipt } = notice
  if (notice.state === 'sent' && receipt !== undefined)
    return (
      <OutsidePage
        title={t('Report sent')}
        lead={t('{company} received your report. Keep this number: {number}.', {
          company: landing.company,
          number: receipt.reference,
        })}
      >
        <NoticeSent notice={notice} />
      </OutsidePage>
    )
  return (
    <OutsidePage
      title={t('Report an accident or damage')}
      lead={t('For {company}: no login is needed. Sending this does not mean that the loss is covered.', {
        company: landing.company,
      })}
    >
      <NoticeForm landing={landing} notice={notice} />
    </OutsidePage>
  )
}
