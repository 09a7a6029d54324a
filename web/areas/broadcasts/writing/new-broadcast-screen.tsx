import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { BroadcastForm } from './broadcast-form.tsx'

/** Writes a broadcast, shows it as it will look, and sends or schedules it. */
export default function NewBroadcastScreen() {
  return (
    <Page
      title="New Broadcast"
      eyebrow={<AppLink href="/admin/broadcast">Broadcast</AppLink>}
      lead="Write the message and choose the audience. You see it as it will look before it is sent."
    >
      <BroadcastForm />
    </Page>
  )
}
