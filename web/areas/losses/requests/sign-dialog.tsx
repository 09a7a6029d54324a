import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import {
  type AuthorizationSignature,
  type LossRunOverview,
  type LossRunRequest,
  signatureAs,
} from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import { useForm } from 'react-hook-form'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import classes from '../losses.module.css'
import { signKey, useLossCalls } from '../losses.queries.ts'
import { dueInWords } from './due-text.ts'
import { requestStatusNames } from './request-statuses.ts'
import { SignFields } from './sign-fields.tsx'

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  readonly request: LossRunRequest
  readonly onClose: () => void
}

type Values = Omit<AuthorizationSignature, 'isAuthorized'> & { isAuthorized: boolean }

/** Signs a letter of authorization that someone else prepared, which sends it to the carrier. */
export default function SignDialog({ accountId, overview, request, onClose }: Props) {
  const { sign } = useLossCalls(accountId)
  const signerName = fullName(useSignedInUser())
  const { base, save, conflictOf } = useSavedMeanwhile(signKey, request, onClose)
  const { register, formState, ...form } = useForm<Values, unknown, AuthorizationSignature>({
    resolver: zodResolver(signatureAs(signerName)) as never,
    defaultValues: { signerTitle: '', signature: '', isAuthorized: false },
  })
  return (
    <FormDialog
      title="Sign the loss run request"
      saveLabel="Sign and send"
      form={{ register, formState, ...form }}
      failure={(error) => reasonOf(error, lossMessages.saveFailed)}
      onSave={(signed) => save(sign(base, signed))}
      onClose={onClose}
      conflict={conflictOf(({ status }) => [
        { field: 'Status', mine: requestStatusNames.OPEN, theirs: requestStatusNames[status] },
      ])}
    >
      <div className={classes.form}>
        <p>
          {request.requestedBy} prepared this letter to {request.carrier}, {request.carrierEmail}.
        </p>
        <p className={classes.letter}>{request.authorization}</p>
        <SignFields
          signerName={signerName}
          register={register}
          errors={formState.errors}
          then={dueInWords(overview, request.state)}
        />
      </div>
    </FormDialog>
  )
}
