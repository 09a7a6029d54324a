import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../kit/forms/text-field.tsx'
import classes from './people.module.css'

type Field = 'email' | 'firstName' | 'lastName'

interface Props {
  readonly register: (field: Field) => UseFormRegisterReturn
  readonly errors: Readonly<Partial<Record<Field, { readonly message?: string | undefined } | undefined>>>
  /** An invitation is optional. */
  readonly optional?: boolean
}

/** The people to invite. */
export function InviteeFields({ register, errors, optional = false }: Props) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        required={!optional}
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        description="We will send the invitation to this address. It expires in 7 days."
        error={errors.email?.message}
        {...register('email')}
      />
      <div className={classes.pair}>
        <TextField
          label="First name"
          required={!optional}
          autoComplete="off"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          required={!optional}
          autoComplete="off"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
    </>
  )
}
