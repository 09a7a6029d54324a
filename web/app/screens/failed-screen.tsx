import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from '../../kit/controls/button.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { ChunkLoadError } from '../../platform/page-part.ts'
import { useFailureNotice } from '../notices/use-failure-notice.ts'
import { refreshReason } from '../notices/refresh-reason.ts'

/** A page failed to open: a part of the portal could not be fetched, or something unforeseen happened. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  return error instanceof ChunkLoadError ? <RefreshScreen /> : <FailureScreen reset={reset} />
}

function RefreshScreen() {
  return (
    <Page title="Please refresh" narrow lead={refreshReason}>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Page>
  )
}

function FailureScreen({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter()
  useFailureNotice()
  return (
    <Page title="Something went wrong" narrow lead="This page could not be shown.">
      <Button
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        Try again
      </Button>
    </Page>
  )
}
