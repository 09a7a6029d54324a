import {
  type NoticeAnswers,
  noticeRoleNames,
  noticeTypes,
} from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import type { NoticeLanding } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { useRef } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { LocateButton } from '../../../kit/controls/locate-button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { PhotoList } from '../../../kit/files/photo-list.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { type GuestText, useTexts } from '../../../kit/language/texts.ts'
import classes from '../first-notices.module.css'
import type { NoticeDraft } from './use-notice.ts'

const typeTexts: Readonly<Record<(typeof noticeTypes)[number], GuestText>> = {
  AUTO: 'Vehicle accident or damage',
  WORK_COMP: 'An employee was hurt or became ill',
  GENERAL_LIABILITY: 'Someone else was hurt, or their property was damaged',
  PROPERTY: 'Damage to a building or its contents',
  EQUIPMENT: 'Tools or equipment damaged, lost, or stolen',
  UNKNOWN: 'Something else',
}

interface Props {
  readonly landing: NoticeLanding
  readonly notice: NoticeDraft
}

/** The questions of a first notice, on one page. */
export function NoticeForm({ landing, notice }: Props) {
  const { t, said } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { state, errors, failed } = notice
  const hasErrors = Object.keys(errors).length > 0
  const send = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault()
    if (!notice.send()) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <form ref={form} className={classes.stack} noValidate onSubmit={send}>
      <Notice kind="warning">{t('If anyone is hurt, call 911 first. Do not admit fault or promise payment.')}</Notice>
      {landing.vehicle !== '' && <p>{t('Vehicle: {vehicle}', { vehicle: landing.vehicle })}</p>}
      <WhenAndWhere landing={landing} notice={notice} />
      <WhatAndWho notice={notice} />
      <Sender notice={notice} />
      <PhotoList
        photos={notice.photos}
        hint="Up to 10 photos or PDFs, 25 MB each. Damage, license plates, and the scene."
        onChange={notice.choosePhotos}
      />
      {hasErrors && <Notice kind="error">{t('Some answers are missing or not valid. They are marked.')}</Notice>}
      {failed !== '' && !hasErrors && <Notice kind="error">{said(failed)}</Notice>}
      {state === 'waiting' && (
        <Notice kind="warning">
          {t('No connection. Your report is saved on this phone and is sent once you are connected.')}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button type="submit" busy={state === 'sending'}>
          {t('Send report')}
        </Button>
      </div>
      <span className={classes.under}>{t('Your report is saved on this phone until it is sent.')}</span>
    </form>
  )
}

/** A field of the report: its value, its error in the language of the page, and what changes it. */
function useField({ answers, errors, change }: NoticeDraft) {
  const { said } = useTexts()
  return (key: keyof NoticeAnswers) => ({
    value: answers[key],
    error: errors[key] === undefined ? undefined : said(errors[key]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [key]: event.currentTarget.value }),
  })
}

function WhenAndWhere({ landing, notice }: Props) {
  const { t } = useTexts()
  const field = useField(notice)
  const { answers, change } = notice
  const isPlaceKnown = landing.kind === 'LOCATION'
  return (
    <>
      <SelectField
        label={t('What are you reporting?')}
        data={noticeTypes.map((value) => ({ value, label: t(typeTexts[value]) }))}
        {...field('type')}
      />
      <TextField label={t('Date it happened')} type="date" required max={landing.today} {...field('lossOn')} />
      <TextField label={t('Time, if known')} type="time" {...field('lossTime')} />
      <TextField
        label={t(isPlaceKnown ? 'Where exactly?' : 'Where did it happen?')}
        description={t(
          isPlaceKnown
            ? 'Example: parking lot, second floor. Leave blank if unknown.'
            : 'Address, intersection, or place',
        )}
        required={!isPlaceKnown}
        maxLength={300}
        {...field('place')}
      />
      <LocateButton value={answers.place} onChange={(place) => change({ place })} />
      {!isPlaceKnown && (
        <SelectField
          label={t('State')}
          data={[{ value: '', label: '' }, ...stateChoices.map((each) => ({ ...each }))]}
          {...field('state')}
        />
      )}
    </>
  )
}

function WhatAndWho({ notice }: Omit<Props, 'landing'>) {
  const { t } = useTexts()
  const field = useField(notice)
  const { answers, change } = notice
  const options = [
    { value: 'Y', label: t('Yes') },
    { value: 'N', label: t('No') },
    { value: '', label: t('I do not know') },
  ] as const
  const isInjury = answers.type === 'WORK_COMP'
  return (
    <>
      <TextArea
        label={t('What happened?')}
        description={t(
          'The facts in order, in your own words. Do not enter Social Security numbers or medical details.',
        )}
        required
        maxLength={4000}
        {...field('what')}
      />
      <TextArea
        label={t(isInjury ? 'Who was hurt?' : 'Who else was involved?')}
        description={t(isInjury ? 'First and last name' : 'Names, phone numbers, and license plates')}
        rows={2}
        maxLength={2000}
        {...field('others')}
      />
      {!isInjury && (
        <Choice
          label={t('Was anyone injured?')}
          options={options}
          value={answers.injured}
          onChange={(injured) => change({ injured })}
        />
      )}
      <Choice
        label={t('Was a police or fire report made?')}
        options={options}
        value={answers.police}
        onChange={(police) => change({ police })}
      />
      {answers.police === 'Y' && (
        <TextField label={t('Department and report number')} maxLength={120} {...field('reportNumber')} />
      )}
      <TextArea
        label={t('Who saw it?')}
        description={t('Names and phone numbers of witnesses')}
        rows={2}
        maxLength={2000}
        {...field('witnesses')}
      />
    </>
  )
}

function Sender({ notice }: Omit<Props, 'landing'>) {
  const { t } = useTexts()
  const field = useField(notice)
  return (
    <>
      <TextField label={t('Your name')} required maxLength={120} autoComplete="name" {...field('name')} />
      <TextField
        label={t('Your phone number or email')}
        required
        maxLength={60}
        autoComplete="tel"
        {...field('phone')}
      />
      <SelectField
        label={t('You are')}
        data={Object.entries(noticeRoleNames).map(([value, label]) => ({ value, label: t(label as GuestText) }))}
        {...field('role')}
      />
    </>
  )
}
