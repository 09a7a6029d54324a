import type { ServerArea } from '../../platform/area.ts'
import { marketPacketMail, packetCodeMail, packetMail } from '@portico/contract/areas/submissions/packet.emails.ts'
import { makePackets } from './packet/make-packets.ts'
import { submissionsRoutes } from './submissions.routes.ts'

export const area = {
  routes: [submissionsRoutes],
  jobs: [makePackets],
  departing: [{ table: 'submission_links', become: 'ENDED' }],
  mails: [packetMail, marketPacketMail, packetCodeMail],
} satisfies ServerArea
