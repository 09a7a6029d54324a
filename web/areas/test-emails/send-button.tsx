import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useWork } from '../../platform/use-work.ts'
import { type SampleChoice, sendSample } from './test-emails.queries.ts'

interface Props {
  readonly template: string
  readonly choice: SampleChoice
  readonly to: string
}

/** Sends the sample on screen to the user. */
export function SendButton({ template, choice, to }: Props) {
  const work = useWork()
  const send = () => sendSample(template, { ...choice, to })
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <Button busy={work.busy} onClick={() => void work.run(send, testEmailMessages.sendFailed, 'brokerage')}>
        Send to myself
      </Button>
    </>
  )
}
