import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import classes from '../losses.module.css'

interface Signature {
  readonly signerTitle: string
  readonly signature: string
  readonly isAuthorized: boolean
}

interface Props {
  /** The user, as they sign. */
  readonly signerName: string
  readonly register: (field: keyof Signature) => UseFormRegisterReturn
  readonly errors: FieldErrors<Signature> | undefined
  /** What happens once it is signed. */
  readonly then: string
}

/** How a letter of authorization is signed: under the user's own name. */
export function SignFields({ signerName, register, errors, then }: Props) {
  return (
    <>
      <div className={classes.fields}>
        <TextField label="Signer’s title" required error={errors?.signerTitle?.message} {...register('signerTitle')} />
        <TextField
          label="Signature"
          description={`Enter your name: ${signerName}`}
          required
          autoComplete="off"
          error={errors?.signature?.message}
          {...register('signature')}
        />
      </div>
      <CheckField
        label="I am authorized to sign for the insured"
        description={errors?.isAuthorized?.message ?? then}
        aria-invalid={errors?.isAuthorized !== undefined}
        {...register('isAuthorized')}
      />
    </>
  )
}
