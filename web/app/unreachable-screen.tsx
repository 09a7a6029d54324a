import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { BrandLogo } from '../areas/branding/branding.public.ts'
import { Button } from '../kit/controls/button.tsx'
import { CoverPage } from '../kit/layout/cover-page.tsx'
import { PageTitle } from '../kit/layout/page.tsx'

/** The server does not respond: says so, and offers a retry. */
export function UnreachableScreen({ brandName }: { readonly brandName: string }) {
  return (
    <CoverPage logo={<BrandLogo />} brandName={brandName}>
      <PageTitle>The portal is temporarily unavailable</PageTitle>
      <p>{sessionMessages.loginUnreachable(brandName)}</p>
      <p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </p>
    </CoverPage>
  )
}
