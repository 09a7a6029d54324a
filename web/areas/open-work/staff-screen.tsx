import { BrokerageStaffScreen } from '../people/people.public.ts'
import { RemoveStaffDialog } from './remove-staff-dialog.tsx'

/** The staff of a brokerage; what someone who leaves has open is handed over. */
export default function StaffScreen({ brokerCode }: { readonly brokerCode: string }) {
  return <BrokerageStaffScreen brokerCode={brokerCode} RemoveDialog={RemoveStaffDialog} />
}
