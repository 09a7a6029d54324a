import { useSignedInUser } from '../../areas/session/session.public.ts'
import { WorkbenchScreen } from '../../areas/workbench/workbench.public.ts'
import { FirstStepsCard } from './first-steps/first-steps-card.tsx'
import { homeSteps } from './first-steps/home-steps.ts'

/** The home of brokerage staff: the work that waits for them, below the first steps of a new user. */
export default function HomeScreen({ brokerCode }: { readonly brokerCode: string }) {
  const roles = useSignedInUser().brokerRoles[brokerCode] ?? []
  return <WorkbenchScreen brokerCode={brokerCode} intro={<FirstStepsCard steps={homeSteps(brokerCode, roles)} />} />
}
