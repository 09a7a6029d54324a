import { MovePreview } from './move-preview.tsx'
import { ProposePage } from './propose-page.tsx'

/** Proposes to move an account to another brokerage. */
export default function ProposeScreen() {
  return (
    <ProposePage
      title="Propose a Move"
      lead="Choose the account and its new brokerage. Nothing changes until both brokerages confirm."
      brokerageLabel="New brokerage"
      Preview={MovePreview}
    />
  )
}
