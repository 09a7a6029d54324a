import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import { useEffect, useId, useRef } from 'react'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import classes from './new-password-fields.module.css'
import { type NewPassword, passwordChecks } from './new-password.ts'

interface Props {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  /** The current password, if known: the new one must differ. */
  readonly current?: string
  /** What was wrong when it was sent; it is shown at its field. */
  readonly error?: string | undefined
  readonly autoFocus?: boolean
}

/**
 * A new password, typed twice, with its rules checked as one types. Before sending call `newPasswordFault` and pass its
 * result, or the server's error, as `fault`.
 */
export function NewPasswordFields({ value, onChange, current, error, autoFocus = false }: Props) {
  const { t, said } = useTexts()
  const rulesId = useId()
  const first = useRef<HTMLInputElement>(null)
  const isMismatch = error === texts.passwordsMatch
  useEffect(() => {
    if (autoFocus) first.current?.focus()
  }, [autoFocus])
  return (
    <div className={classes.fields}>
      <PasswordField
        ref={first}
        label={t('New password')}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={value.password}
        error={isMismatch ? undefined : error && said(error)}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordField
        label={t('Repeat new password')}
        name="repeat-new-password"
        autoComplete="new-password"
        value={value.repeated}
        error={isMismatch ? said(error) : undefined}
        onChange={(event) => onChange({ ...value, repeated: event.currentTarget.value })}
      />
      <Rules id={rulesId} value={value} current={current} />
    </div>
  )
}

interface RulesProps extends Pick<Props, 'value'> {
  readonly id: string
  readonly current: string | undefined
}

function Rules({ id, value, current }: RulesProps) {
  const { t, said } = useTexts()
  const checks = passwordChecks(value, current)
  const met = checks.filter(({ isMet }) => isMet).length
  const words = t('{met} of {all} rules met', { met, all: checks.length })
  return (
    <div className={classes.rules}>
      <div
        role="meter"
        aria-label={t('Password rules')}
        aria-valuemin={0}
        aria-valuemax={checks.length}
        aria-valuenow={met}
        aria-valuetext={words}
        className={classes.meter}
        data-all={met === checks.length}
      >
        {checks.map(({ label }, at) => (
          <span key={label} data-met={at < met} />
        ))}
      </div>
      <ul id={id} aria-label={t('Password rules')} className={classes.list}>
        {checks.map(({ label, isMet }) => (
          <li key={label} data-met={isMet}>
            {isMet ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />}
            {said(label)}
            {isMet && <VisuallyHidden>{t(', met')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <p role="status">
        <VisuallyHidden>{met > 0 && words}</VisuallyHidden>
      </p>
    </div>
  )
}
