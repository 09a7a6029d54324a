import { PageTitle } from '../../../kit/layout/page.tsx'
import EnrollTwoFactor from '../enroll-two-factor.tsx'
import classes from './reset.module.css'

/** The step of a login at which two-factor has to be set up. */
export default function EnrollmentStep({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <PageTitle>Set up two-factor</PageTitle>
      <p className={classes.lead}>Your account requires two-factor authentication.</p>
      <EnrollTwoFactor onDone={onDone} />
    </>
  )
}
