import { useParams } from '@tanstack/react-router'
import { AccountPeopleScreen } from '../../areas/people/people.public.ts'
import { SectionsOfPeople } from './people/sections-of-people.tsx'

/** The people of an account, with the renewal sections that they are responsible for. */
export default function AccountPeopleRoute() {
  const { accountId = '', brokerCode }: { accountId?: string; brokerCode?: string } = useParams({ strict: false })
  return (
    <AccountPeopleScreen key={accountId} accountId={accountId} brokerCode={brokerCode}>
      <SectionsOfPeople accountId={accountId} />
    </AccountPeopleScreen>
  )
}
