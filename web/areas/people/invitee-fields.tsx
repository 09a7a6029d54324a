import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../kit/forms/text-field.tsx'
import classes from './people.module.css'

type Field = 'email' | 'firstName' | 'lastName'

interface Props {
  readonly register: (field: Field) => UseFormRegisterReturn
  readonly errors: Readonly<Record<Field, string | undefined>>
}

/** Whom to invite. */
export function InviteeFields({ register, errors }: Props) {
  return (
    <>
      <TextField
        label="E-mail"
        type="email"
        required
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        description="The invitation is sent here and works for seven days."
        error={errors.email}
        {...register('email')}
      />
      <div className={classes.pair}>
        <TextField label="First name" required autoComplete="off" error={errors.firstName} {...register('firstName')} />
        <TextField label="Last name" required autoComplete="off" error={errors.lastName} {...register('lastName')} />
      </div>
    </>
  )
}
