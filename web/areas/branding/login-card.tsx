import type { ConfigurationEdit } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import classes from './configuration.module.css'

/** What the login page of a brokerage says, and where its policyholders log in. */
export function LoginCard() {
  const { register, formState } = useFormContext<ConfigurationEdit>()
  const { errors } = formState
  return (
    <Card title="Login page">
      <div className={classes.pair}>
        <TextArea
          label="Login notice"
          description="Shown above the login form. Leave blank for none"
          error={errors.loginBanner?.message}
          {...register('loginBanner')}
        />
        <TextField
          label="Policyholder login"
          description="Example: https://policies.example.com/login. The page “Policy login” leads there. Leave blank to log in here"
          inputMode="url"
          error={errors.policyLoginUrl?.message}
          {...register('policyLoginUrl')}
        />
      </div>
    </Card>
  )
}
