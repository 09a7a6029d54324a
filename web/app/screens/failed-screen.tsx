import { useEffect } from 'react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useBrand } from '../../areas/branding/branding.door.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Page } from '../../kit/layout/page.tsx'

/** A page failed to open: a part of the portal could not be fetched, or something unforeseen happened. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const { name } = useBrand()
  const router = useRouter()
  const isChunk =
    error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message)
  useEffect(() => {
    reportError(error)
  }, [error])
  if (isChunk)
    return (
      <Page title="Please refresh" narrow lead="A new version of the portal has been released.">
        <Button onClick={() => location.reload()}>Refresh</Button>
      </Page>
    )
  return (
    <Page
      title="Something went wrong"
      narrow
      lead={`An error occurred. Please try again or contact ${name} if it continues.`}
    >
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
