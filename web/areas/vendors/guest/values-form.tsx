import { zodResolver } from '@hookform/resolvers/zod'
import type { VendorLanding } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { CertificateValues } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useLateValues } from '../../../kit/forms/conflicts/use-late-values.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { type Texts, useTexts } from '../../../kit/language/texts.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { type FormFields, formSchema, type Typed, typedValues } from '../../../kit/records/form-fields.ts'
import { RecordFields } from '../../../kit/records/record-fields.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { certificateFields } from '../line-fields.ts'
import { startValues } from '../start-values.ts'
import classes from '../vendors.module.css'

interface Props {
  readonly token: string
  readonly landing: VendorLanding
  readonly certificate: VendorLanding['certificates'][number]
  readonly onSent: (landing: VendorLanding) => void
  readonly onBack: () => void
}

/** The values of a certificate as its vendor types them from it. */
export function ValuesForm({ token, landing, certificate, onSent, onBack }: Props) {
  const { t, said } = useTexts()
  const [fields] = useState(() => certificateFields(landing.requirements, landing.clauses))
  const [failed, setFailed] = useState<string>()
  const values = typedValues(fields, startValues(certificate, landing.requirements, landing.vendor))
  const form = useForm<Typed, unknown, CertificateValues>({
    resolver: useSaidResolver(fields, said),
    defaultValues: values,
  })
  useLateValues(form, values)
  const { isSubmitting, isDirty } = form.formState
  useLeaveWarning(isDirty && !isSubmitting)
  const submit = form.handleSubmit(async (typed) => {
    setFailed(undefined)
    const params = { token, certificateId: certificate.id }
    try {
      onSent(await call('PUT /open/vendor-certificates/{token}/certificates/{certificateId}', { params, body: typed }))
    } catch (error) {
      const errors = Object.entries(refusedFields(error)).filter(([name]) => Object.hasOwn(fields, name))
      for (const [name, message] of errors) form.setError(name, { message: said(message) }, { shouldFocus: true })
      if (errors.length === 0)
        setFailed(said(reasonOf(error, 'We could not reach the portal. Please try again.', 'state')))
    }
  })
  return (
    <Card title={t('Values of {file}', { file: certificate.fileName })}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.under}>
          {t('Enter what the certificate shows. {company} checks each value against the document.', {
            company: landing.company,
          })}
        </p>
        {failed !== undefined && <Notice kind="error">{failed}</Notice>}
        <RecordFields form={form} fields={inWords(fields, said)} />
        <FormActions>
          <Button kind="secondary" onClick={onBack}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {t('Send')}
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}

/** Fields with their labels in the language of the page. */
const inWords = (fields: FormFields, said: Texts['said']): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      {
        ...field,
        label: field.short === undefined ? said(field.label) : `${said(field.group ?? '')}: ${said(field.short)}`,
        ...(field.short !== undefined && { short: said(field.short) }),
        ...(field.group !== undefined && { group: said(field.group) }),
        ...(field.help !== undefined && { help: said(field.help) }),
      },
    ]),
  )

/** The contract's own checks, their messages in the language of the page. */
function useSaidResolver(fields: FormFields, said: Texts['said']): Resolver<Typed, unknown, CertificateValues> {
  const [resolve] = useState(() => zodResolver(formSchema(fields, CertificateValues)))
  return async (...input) => {
    const result = await resolve(...input)
    return Object.keys(result.errors).length === 0
      ? result
      : { values: {}, errors: translated(result.errors, said) as FieldErrors<Typed> }
  }
}

function translated(errors: unknown, said: Texts['said']): unknown {
  if (typeof errors !== 'object' || errors === null || errors instanceof Element) return errors
  return Object.fromEntries(
    Object.entries(errors).map(([key, value]) => [
      key,
      key === 'message' && typeof value === 'string' ? said(value) : key === 'ref' ? value : translated(value, said),
    ]),
  )
}

/** Has the browser ask before the page is left with values that were not sent. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
}
