import { areAdminRoles } from '@portico/contract/areas/session/roles.rules.ts'

/** The first steps of someone with these roles at a brokerage; none for people who do not work there. */
export function homeSteps(brokerCode: string, roles: readonly string[]) {
  if (roles.length === 0) return []
  const home = `/brokerage-administration/${encodeURIComponent(brokerCode)}`
  if (areAdminRoles(roles))
    return [
      {
        href: `${home}/configuration`,
        label: 'Set up your brokerage',
        text: 'Logo, colors, contact details, and the sections of a renewal.',
      },
      { href: `${home}/staff`, label: 'Invite your colleagues', text: 'Choose the role of each person.' },
      {
        href: `${home}/accounts`,
        label: 'Add your accounts',
        text: 'Create one, or upload many from a spreadsheet. Then invite your clients.',
      },
    ]
  return [
    {
      href: `${home}/accounts`,
      label: 'Open your accounts',
      text: 'Find an account, or create one and invite your client.',
    },
    { href: `${home}/renewals`, label: 'See what renews next', text: 'Every renewal by stage and by days left.' },
    { href: '/my-user', label: 'Complete your profile', text: 'Photo, title, phone, and how we notify you.' },
  ]
}
