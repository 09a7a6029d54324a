import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { certificateHolder, CertificateHolderList } from './certificate-holder.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofHolder = z.object({ accountId: z.string(), holderId: z.string() })

export const certificatesCalls = calls({
  'GET /api/accounts/{accountId}/certificate-holders': certificateHolder.list(inAccount, {
    answers: CertificateHolderList,
  }),
  'POST /api/accounts/{accountId}/certificate-holders': certificateHolder.add(inAccount),
  'PUT /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolder.change(ofHolder),
  'DELETE /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolder.remove(ofHolder),
})
