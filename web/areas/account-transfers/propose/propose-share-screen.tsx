import { ProposePage } from './propose-page.tsx'
import { SharePreview } from './share-preview.tsx'

/** Proposes to share an account with a second brokerage. */
export default function ProposeShareScreen() {
  return (
    <ProposePage
      title="Propose a Share"
      lead="Choose the account and the brokerage that will read it. Nothing changes until both brokerages confirm."
      brokerageLabel="Second brokerage"
      Preview={SharePreview}
    />
  )
}
