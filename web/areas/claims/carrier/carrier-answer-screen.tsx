import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { type CarrierLanding, CarrierReply } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { formatDate } from '../../../platform/formats.ts'
import { LandingWait, OutsidePage, useBrandOf, useLanding } from '../../branding/branding.public.ts'
import classes from '../claims.module.css'
import { answerTokenOf } from './answer-token.ts'

/** Where a carrier answers a notice by its link, without a login. */
export default function CarrierAnswerScreen() {
  const { t, said } = useTexts()
  const [token] = useState(() => answerTokenOf(location.pathname)!)
  const landing = useLanding(useCallback(() => call('GET /open/claim-answers/{token}', { params: { token } }), [token]))
  useBrandOf(landing.found?.branding)
  if (landing.found !== undefined) return <Answer token={token} landing={landing.found} onSent={landing.keep} />
  return <LandingWait title={t('Claim answer')} badLink={said(claimMessages.badLink)} landing={landing} />
}

interface Props {
  readonly token: string
  readonly landing: CarrierLanding
  readonly onSent: (landing: CarrierLanding) => void
}

const blank: CarrierReply = {
  sender: '',
  claimNumber: '',
  adjuster: '',
  adjusterEmail: '',
  adjusterPhone: '',
  isAcknowledged: false,
  message: '',
}

function Answer({ token, landing, onSent }: Props) {
  const { t } = useTexts()
  const [isSent, setSent] = useState(false)
  const sent = (next: CarrierLanding): void => {
    onSent(next)
    setSent(true)
  }
  const { company, brokerage, ourNumber, type, lossOn, policyNumber } = landing
  return (
    <OutsidePage
      title={t('Claim {number}', { number: ourNumber })}
      lead={t('{brokerage} sent you notice of this claim. Your answer goes to their claims staff.', { brokerage })}
    >
      <Facts
        facts={[
          { label: t('Named insured'), value: company },
          { label: t('Claim type'), value: type },
          { label: t('Date of loss'), value: lossOn === null ? t('Not known') : formatDate(lossOn) },
          { label: t('Policy'), value: policyNumber || t('Not known') },
        ]}
      />
      {isSent ? (
        <>
          <Notice kind="success">{t('Answer sent. Thank you.')}</Notice>
          <Button wide kind="secondary" onClick={() => setSent(false)}>
            {t('Send another answer')}
          </Button>
        </>
      ) : (
        <AnswerForm token={token} onSent={sent} />
      )}
    </OutsidePage>
  )
}

function AnswerForm({ token, onSent }: Omit<Props, 'landing'>) {
  const { t, said } = useTexts()
  const [failed, setFailed] = useState<string>()
  const form = useForm<CarrierReply>({ resolver: zodResolver(CarrierReply), defaultValues: blank })
  const { errors, isSubmitting } = form.formState
  const errorOf = (name: keyof CarrierReply) => {
    const message = errors[name]?.message
    return message === undefined ? undefined : said(message)
  }
  const submit = form.handleSubmit(async (body) => {
    setFailed(undefined)
    try {
      onSent(await call('POST /open/claim-answers/{token}', { params: { token }, body }))
    } catch (error) {
      setFailed(said(reasonOf(error, 'We could not reach the portal. Please try again.', 'message')))
    }
  })
  return (
    <form className={classes.stack} noValidate onSubmit={(event) => void submit(event)}>
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <TextField label={t('Your name')} required error={errorOf('sender')} {...form.register('sender')} />
      <TextField label={t('Claim number')} error={errorOf('claimNumber')} {...form.register('claimNumber')} />
      <TextField label={t('Adjuster')} error={errorOf('adjuster')} {...form.register('adjuster')} />
      <TextField
        label={t('Adjuster’s email')}
        type="email"
        error={errorOf('adjusterEmail')}
        {...form.register('adjusterEmail')}
      />
      <TextField label={t('Adjuster’s phone')} error={errorOf('adjusterPhone')} {...form.register('adjusterPhone')} />
      <CheckField label={t('We acknowledge receipt of this notice')} {...form.register('isAcknowledged')} />
      <TextArea label={t('Message')} maxLength={4000} error={errorOf('message')} {...form.register('message')} />
      <FormActions>
        <Button type="submit" busy={isSubmitting}>
          {t('Send')}
        </Button>
      </FormActions>
    </form>
  )
}
