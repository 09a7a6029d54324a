import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import { useRouter } from '@tanstack/react-router'
import { Menu } from '../../kit/overlays/menu.tsx'

/** Pages of the brokerage, for whoever works at one. */
export function BrokerageMenu({ user }: { readonly user: CurrentUser }) {
  const { history } = useRouter()
  if (Object.keys(user.brokerRoles).length === 0) return null
  return (
    <Menu
      label="Brokerage menu"
      icon={<IconBriefcase size={24} stroke={1.6} />}
      items={[
        {
          label: 'Brokerage',
          icon: <IconBuilding size={18} />,
          onSelect: () => history.push('/brokerage-administration'),
        },
      ]}
    />
  )
}
