import { Component, type ReactNode } from 'react'
import { BrandLogo, useBrand } from '../../areas/branding/branding.public.ts'
import { Button } from '../../kit/controls/button.tsx'
import { CoverPage } from '../../kit/layout/cover-page.tsx'
import { PageTitle } from '../../kit/layout/page.tsx'
import { ChunkLoadError } from '../../platform/page-part.ts'
import { refreshReason } from './refresh-reason.ts'
import { useFailureNotice } from './use-failure-notice.ts'

interface Props {
  readonly children: ReactNode
}

/** Catches what fails outside the router: a way in, or the portal itself, that could not be fetched or shown. */
export class StageBoundary extends Component<Props, { readonly failure?: { readonly error: unknown } }> {
  override readonly state: { readonly failure?: { readonly error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return failure.error instanceof ChunkLoadError ? (
      <FailedStage title="Please refresh" reason={refreshReason} />
    ) : (
      <FailureStage />
    )
  }
}

function FailureStage() {
  useFailureNotice()
  return <FailedStage title="Something went wrong" reason="This page could not be shown." />
}

function FailedStage({ title, reason }: { readonly title: string; readonly reason: string }) {
  const { name } = useBrand()
  return (
    <CoverPage logo={<BrandLogo />} brandName={name}>
      <PageTitle>{title}</PageTitle>
      <p>{reason}</p>
      <p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </p>
    </CoverPage>
  )
}
