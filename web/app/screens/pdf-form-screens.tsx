import { useParams } from '@tanstack/react-router'
import { CopyFieldsScreen, PdfEditorScreen } from '../../areas/pdf-forms/pdf-forms.door.ts'

export { PdfEditorScreen }

/** Copies fields between PDF forms of the platform. */
export const GlobalCopyFieldsScreen = () => <CopyFieldsScreen owner={{ level: 'GLOBAL' }} />

/** Copies fields between the PDF forms of a brokerage. */
export function BrokerageCopyFieldsScreen() {
  const { brokerCode = '' }: { brokerCode?: string } = useParams({ strict: false })
  return <CopyFieldsScreen key={brokerCode} owner={{ level: 'BROKERAGE', brokerCode }} />
}
