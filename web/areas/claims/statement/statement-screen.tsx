import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import type { StatementAnswers, StatementLanding } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { PhotoList } from '../../../kit/files/photo-list.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { call } from '../../../platform/client.ts'
import { deviceStorage } from '../../../platform/storage.ts'
import { useWork } from '../../../platform/use-work.ts'
import { LandingWait, OutsidePage, useBrandOf, useLanding } from '../../branding/branding.public.ts'
import classes from '../claims.module.css'
import { statementTokenOf } from './statement-token.ts'
import { type Photos, usePhotos } from './use-photos.ts'

/** Where a driver or witness gives a statement by a link, without a login. */
export default function StatementScreen() {
  const { t, said } = useTexts()
  const [token] = useState(() => statementTokenOf(location.pathname)!)
  const landing = useLanding(
    useCallback(() => call('GET /open/claim-statements/{token}', { params: { token } }), [token]),
  )
  const { found, keep } = landing
  useBrandOf(found?.branding)
  const photos = usePhotos(token)
  if (found === undefined)
    return <LandingWait title={t('Your statement')} badLink={said(statementMessages.badLink)} landing={landing} />
  if (found.isGiven)
    return (
      <OutsidePage title={t('Thank you')} lead={t('{company} received your statement.', { company: found.company })}>
        <SentPhotos photos={photos} />
      </OutsidePage>
    )
  return (
    <StatementForm
      token={token}
      landing={found}
      photos={photos}
      onGiven={() => {
        keep({ ...found, isGiven: true })
        void photos.send()
      }}
    />
  )
}

interface Props {
  readonly token: string
  readonly landing: StatementLanding
  readonly photos: Photos
  readonly onGiven: () => void
}

const blank: StatementAnswers = { saw: '', position: '', conditions: '', others: '', phone: '' }

function StatementForm({ token, landing, photos, onGiven }: Props) {
  const { t, said } = useTexts()
  const [answers, setAnswers] = useKeptAnswers(token)
  const [isTried, setTried] = useState(false)
  const work = useWork()
  const { company, person, lossOn } = landing
  const isMissing = answers.saw.trim() === ''
  const field = (key: keyof StatementAnswers) => ({
    value: answers[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setAnswers({ ...answers, [key]: event.currentTarget.value }),
  })
  const send = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    void work.run(async () => {
      await call('POST /open/claim-statements/{token}', { params: { token }, body: answers })
      setAnswers(undefined)
      onGiven()
    }, 'We could not reach the portal. Please try again.')
  }
  return (
    <OutsidePage
      title={t('Your statement')}
      lead={
        lossOn === null
          ? t('{person}, tell {company} what you saw and heard.', { person, company })
          : t('{person}, tell {company} what you saw and heard on {date}.', {
              person,
              company,
              date: americanDay(lossOn),
            })
      }
    >
      <form className={classes.stack} noValidate onSubmit={send}>
        {work.refused !== undefined && <Notice kind="error">{said(work.refused)}</Notice>}
        <TextArea
          {...field('saw')}
          label={t('What did you see and hear?')}
          description={t(
            'The facts in order, in your own words. Do not enter Social Security numbers or medical details.',
          )}
          required
          rows={6}
          maxLength={4000}
          error={isTried && isMissing ? said(statementMessages.sawNeeded) : undefined}
        />
        <TextArea label={t('Where were you?')} rows={2} maxLength={2000} {...field('position')} />
        <TextArea label={t('Weather, light, and surface')} rows={2} maxLength={1000} {...field('conditions')} />
        <TextArea label={t('Who else was there?')} rows={2} maxLength={2000} {...field('others')} />
        <TextField label={t('Your phone number')} maxLength={60} autoComplete="tel" {...field('phone')} />
        <PhotoList photos={photos.photos} hint="Up to 10 photos or PDFs, 25 MB each." onChange={photos.choose} />
        <p className={classes.under}>
          {t('{company}, its insurance agency, and the carrier can read your statement. You can send it once.', {
            company,
          })}
        </p>
        <div className={classes.actions}>
          <Button type="submit" busy={work.busy}>
            {t('Send statement')}
          </Button>
        </div>
      </form>
    </OutsidePage>
  )
}

/** The state of the photos of a statement that was sent. */
function SentPhotos({ photos: { photos, sent, failed, isSending, send } }: { readonly photos: Photos }) {
  const { t, said } = useTexts()
  const all = photos.length + sent
  if (all === 0 && failed === '') return null
  return (
    <div className={classes.stack}>
      {failed !== '' && <Notice kind="error">{said(failed)}</Notice>}
      {photos.length > 0 && (
        <>
          <Notice kind="info">{t('Sending photos: {sent} of {all}', { sent, all })}</Notice>
          <p>{t('Keep this page open until all photos are sent.')}</p>
          <Button kind="secondary" busy={isSending} onClick={() => void send()}>
            {t('Try again')}
          </Button>
        </>
      )}
      {photos.length === 0 && sent > 0 && <Notice kind="success">{t('All photos were sent.')}</Notice>}
    </div>
  )
}

/** What is typed stays on the device until it is sent. */
function useKeptAnswers(token: string) {
  const place = `portico.statement.${token.slice(0, 12)}`
  const [answers, setAnswers] = useState<StatementAnswers>(() => {
    try {
      return { ...blank, ...(JSON.parse(deviceStorage.read(place) ?? '{}') as Partial<StatementAnswers>) }
    } catch {
      return blank
    }
  })
  const keep = (next: StatementAnswers | undefined): void => {
    deviceStorage.write(place, next === undefined ? null : JSON.stringify(next))
    if (next !== undefined) setAnswers(next)
  }
  return [answers, keep] as const
}
