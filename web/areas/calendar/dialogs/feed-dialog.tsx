import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { CopyButton } from '../../../kit/controls/copy-button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { useFeed, useFeedCalls } from '../calendar.queries.ts'
import classes from './feed-dialog.module.css'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** The user's own address of this calendar for Outlook, Google or Apple: made, replaced, ended. */
export default function FeedDialog({ accountId, onClose }: Props) {
  const feed = useFeed(accountId)
  const { make, end } = useFeedCalls(accountId)
  const { busy, refused, run } = useWork()
  const [address, setAddress] = useState<string>()

  const renew = async (): Promise<void> => setAddress(location.origin + (await make()).path)
  const revoke = async (): Promise<void> => {
    await end()
    setAddress(undefined)
  }
  const change = (work: () => Promise<void>) => () => void run(work, 'The address could not be changed.')

  return (
    <Dialog title="Subscribe to this calendar" onClose={onClose}>
      <div className={classes.parts}>
        <p>
          Outlook, Google Calendar, and Apple Calendar can show this calendar with a private address. Anyone with the
          address can read the calendar, so do not share it. If you revoke it here, it stops working everywhere.
        </p>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        {address !== undefined && (
          <>
            <Notice kind="success">Copy the address now. It is not shown again.</Notice>
            <TextField
              label="Private address"
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton label="Copy address" text={address} done="Address copied" />
          </>
        )}
        <Loaded query={feed} failed="The subscription could not be loaded." lines={2}>
          {({ createdAt, lastUsedAt }) => (
            <>
              {createdAt !== null && (
                <p className={classes.facts}>
                  Created {formatMoment(createdAt)}.{' '}
                  {lastUsedAt === null ? 'No calendar has subscribed yet.' : `Last read ${formatMoment(lastUsedAt)}.`}
                </p>
              )}
              <FormActions>
                {createdAt !== null && (
                  <Button kind="quiet-danger" busy={busy} onClick={change(revoke)}>
                    Revoke address
                  </Button>
                )}
                <Button kind={createdAt === null ? 'primary' : 'secondary'} busy={busy} onClick={change(renew)}>
                  {createdAt === null ? 'Create address' : 'Replace address'}
                </Button>
              </FormActions>
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
